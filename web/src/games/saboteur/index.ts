// The classic game: diggers, saboteurs, and gold in cards.
import { finds } from "../../art/pictures/goalContents";
import { TALL } from "../../art/sizes";
import { t } from "../../i18n/messages.svelte";
import type { Game } from "../game";
import SeatScore from "./SeatScore.svelte";
import { help } from "./cardHelp";
import MoveChoice from "./MoveChoice.svelte";
import { find, isTrue } from "./claimCheck";
import { lastMoveLabel } from "./lastMoveLabel";
import { gameEnded, result, roundEnded, shares } from "./results";
import CardFace from "./CardFace.svelte";
import { flights } from "./flights";
import Goal from "./Goal.svelte";
import GoldCard from "./GoldCard.svelte";
import { pile } from "./pictures/cardBack";
import { attempt, boardChange, moveKinds, lying, phases, quarters, reached, sound } from "./moves";
import Role from "./Role.svelte";
import SeatHandicaps from "./SeatHandicaps.svelte";
import { animation } from "./animationFacts";
import { viewAfterEvent } from "./viewAfterEvent";
import { cardName, option, sentences, tileName, unplayable } from "./narrator";
import Tile from "./Tile.svelte";
import TutorialRoleReveal from "./TutorialRoleReveal.svelte";
import { beforeChoices, found, hindered, knownGoal, openedGoal, ownRole, prompt, seat } from "./tableLabels";

export const saboteur: Game<"saboteur"> = {
  name: "saboteur",
  size: TALL,
  words: {
    sentences,
    hushed: (event) => event,
    card: cardName,
    laid: ({ tile }) => tileName(tile),
    found,
    openedGoal,
    knownGoal,
    option,
    prompt,
    unplayable,
    putAway: () => t("hand-discard"),
    putAwaySure: () => t("hand-discard-sure"),
    beforeChoices,
    round: ({ round, rounds }) => t("seats-round", { round, rounds }),
    seat,
    hindered,
    idle: () => null,
    ownRole,
    side: () => "",
    roundEnded,
    sharesTitle: () => t("end-gold"),
    gameEnded,
  },
  pictures: {
    Tile, Face: CardFace, Goal, Role, back: pile, folk: "dwarfs", Badges: SeatScore, Slots: SeatHandicaps, finds: { treasure: finds.gold, stone: finds.stone }, Choice: MoveChoice, Standing: null,
  },
  gold: { Card: GoldCard, left: (view) => view.gold_deck_size, mine: (view) => view.gold },
  lesson: { teacher: "digger", Unmasked: TutorialRoleReveal },
  viewAfterEvent,
  animation,
  help,
  moveKinds,
  phases,
  quarters,
  lying,
  attempt,
  passes: (view) => view.passes,
  boardChange,
  reached,
  changesRole: () => false,
  flights,
  sound,
  lastMoveLabel,
  shares,
  result,
  finds: ["treasure", "stone"],
  find,
  isTrue,
  claims: ["honest", "mend-me", "no-way", "sorry", "well-played"],
  advises: true,
};
