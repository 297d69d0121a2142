// The game of goblins and gnomes: square tiles, eight roles, and points on a track.
import { SQUARE } from "../../art/size";
import { t } from "../../words/words.svelte";
import type { Game } from "../game";
import Badges from "./Badges.svelte";
import { help } from "./cardHelp";
import Choice from "./Choice.svelte";
import { gameEnded, result, roundEnded, shares } from "./ends";
import Face from "./Face.svelte";
import { flights } from "./flights";
import Goal from "./Goal.svelte";
import { pile } from "./pictures/pile";
import { attempt, boardChange, changesRole, deeds, lying, moments, quarters, sound } from "./play";
import Role from "./Role.svelte";
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
    idle,
    ownRole,
    side,
    roundEnded,
    sharesTitle: () => t("end-points"),
    gameEnded,
  },
  pictures: { Tile, Face, Goal, Role, back: pile, Badges, Choice, Standing: Track },
  gold: null,
  lesson: { teacher: "king", Unmasked },
  help,
  deeds,
  moments,
  quarters,
  lying,
  attempt,
  passes: () => 0,
  boardChange,
  changesRole,
  flights,
  sound,
  shares,
  result,
  finds: ["gold", "dragon", "dynamite"],
  claims: ["honest", "no-way", "sorry", "well-played"],
};
