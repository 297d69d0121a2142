// The game of goblins and gnomes: square tiles, eight roles, and points on a track.
import { finds } from "../../art/pictures/finds";
import { SQUARE } from "../../art/size";
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
import { pile } from "./pictures/pile";
import { things } from "./pictures/things";
import { attempt, boardChange, changesRole, deeds, lying, moments, quarters, reached, sound } from "./play";
import Role from "./Role.svelte";
import Slots from "./Slots.svelte";
import { story } from "./story";
import { cardName, option, sentences, unplayable } from "./tell";
import Tile from "./Tile.svelte";
import Track from "./Track.svelte";
import Unmasked from "./Unmasked.svelte";
import { found, hushed, idle, knownGoal, laidName, openedGoal, ownRole, prompt, seat, side } from "./words";

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
    Tile, Face, Goal, Role, back: pile, folk: "gnomes", Badges, Slots, finds: { gold: finds.gold, dragon: things.dragon, dynamite: things.dynamite },
    Choice, Standing: Track,
  },
  gold: null,
  lesson: { teacher: "king", Unmasked },
  story,
  help,
  deeds,
  moments,
  quarters,
  lying,
  attempt,
  passes: () => 0,
  boardChange,
  reached,
  changesRole,
  flights,
  sound,
  lastDeed,
  shares,
  result,
  finds: ["gold", "dragon", "dynamite"],
  find,
  isTrue,
  claims: ["honest", "no-way", "sorry", "well-played"],
  advises: true,
};
