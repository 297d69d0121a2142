// The classic game: diggers, saboteurs, and gold in cards.
import { finds } from "../../art/pictures/finds";
import { TALL } from "../../art/size";
import { t } from "../../words/words.svelte";
import type { Game } from "../game";
import Badges from "./Badges.svelte";
import { help } from "./cardHelp";
import Choice from "./Choice.svelte";
import { find, isTrue } from "./claims";
import { lastDeed } from "./deeds";
import { gameEnded, result, roundEnded, shares } from "./ends";
import Face from "./Face.svelte";
import { flights } from "./flights";
import Goal from "./Goal.svelte";
import GoldCard from "./GoldCard.svelte";
import { pile } from "./pictures/pile";
import { attempt, boardChange, deeds, lying, moments, quarters, reached, sound } from "./play";
import Role from "./Role.svelte";
import Slots from "./Slots.svelte";
import { story } from "./story";
import { cardName, option, sentences, tileName, unplayable } from "./tell";
import Tile from "./Tile.svelte";
import Unmasked from "./Unmasked.svelte";
import { beforeChoices, found, hindered, knownGoal, openedGoal, ownRole, prompt, seat } from "./words";

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
    Tile, Face, Goal, Role, back: pile, folk: "dwarfs", Badges, Slots, finds: { treasure: finds.gold, stone: finds.stone }, Choice, Standing: null,
  },
  gold: { Card: GoldCard, left: (view) => view.gold_deck_size, mine: (view) => view.gold },
  lesson: { teacher: "digger", Unmasked },
  story,
  help,
  deeds,
  moments,
  quarters,
  lying,
  attempt,
  passes: (view) => view.passes,
  boardChange,
  reached,
  changesRole: () => false,
  flights,
  sound,
  lastDeed,
  shares,
  result,
  finds: ["treasure", "stone"],
  find,
  isTrue,
  claims: ["honest", "mend-me", "no-way", "sorry", "well-played"],
  advises: true,
};
