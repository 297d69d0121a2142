// The game of goblins and gnomes: square tiles, eight roles, and points on a track.
import { finds } from "../../art/pictures/goalContents";
import { SQUARE } from "../../art/sizes";
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
import { pile } from "./pictures/cardBack";
import { things } from "./pictures/things";
import { attempt, boardChange, changesRole, moveKinds, lying, phases, quarters, reached, sound } from "./moves";
import Role from "./Role.svelte";
import SeatHandicaps from "./SeatHandicaps.svelte";
import { animation } from "./animationFacts";
import { viewAfterEvent } from "./viewAfterEvent";
import { cardName, option, sentences, unplayable } from "./narrator";
import Tile from "./Tile.svelte";
import ScoreTrack from "./ScoreTrack.svelte";
import TutorialRoleReveal from "./TutorialRoleReveal.svelte";
import { found, hushed, idle, knownGoal, laidName, openedGoal, ownRole, prompt, seat, side } from "./tableLabels";

export const gobblings: Game<"gobblings"> = {
  name: "gobblings",
  size: SQUARE,
  words: {
    sentences,
    hushed,
    card: cardName,
    laid: laidName,
    found,
    openedGoal,
    knownGoal,
    option,
    prompt,
    unplayable,
    putAway: () => t("hand-replace"),
    putAwaySure: () => t("hand-replace-sure"),
    beforeChoices: () => null,
    round: ({ round }) => t("seats-round-only", { round }),
    seat,
    hindered: () => null,
    idle,
    ownRole,
    side,
    roundEnded,
    sharesTitle: () => t("end-points"),
    gameEnded,
  },
  pictures: {
    Tile, Face: CardFace, Goal, Role, back: pile, folk: "gnomes", Badges: SeatScore, Slots: SeatHandicaps, finds: { gold: finds.gold, dragon: things.dragon, dynamite: things.dynamite },
    Choice: MoveChoice, Standing: ScoreTrack,
  },
  gold: null,
  lesson: { teacher: "king", Unmasked: TutorialRoleReveal },
  viewAfterEvent,
  animation,
  help,
  moveKinds,
  phases,
  quarters,
  lying,
  attempt,
  passes: () => 0,
  boardChange,
  reached,
  changesRole,
  flights,
  sound,
  lastMoveLabel,
  shares,
  result,
  finds: ["gold", "dragon", "dynamite"],
  find,
  isTrue,
  claims: ["honest", "no-way", "sorry", "well-played"],
  advises: true,
};
