// Written by tools/wire_types.py from the server's own types. Do not edit.

/** The first frame: the number of the last change this client has, if it has any. */
export interface Hello {
  do: "hello";
  last?: number | null;
}

/** Is the server there. */
export interface Ping {
  do: "ping";
}

/** I am ready to begin, or not. */
export interface Ready {
  do: "ready";
  id: string;
  ready?: boolean;
}

/** Begin a game, or the next one with the same seats; `fill` puts bots into open seats. */
export interface Start {
  do: "start";
  id: string;
  fill?: boolean;
}

/** My device has made a secret for the deal of this game: here is its hash. */
export interface Commit {
  do: "commit";
  id: string;
  game: number;
  commitment: string;
}

/** The secret of my device: the list of all hashes is fixed. */
export interface Reveal {
  do: "reveal";
  id: string;
  secret: string;
}

/** Play a move: one of `view.legal`, at the turn the view was for. */
export interface PlayMove {
  do: "move";
  id: string;
  turn: number;
  move: unknown;
}

/** A line of chat. */
export interface SendChat {
  do: "say";
  id: string;
  text: string;
}

/** A claim in the words of the game. */
export interface MakeClaim {
  do: "claim";
  id: string;
  claim: Looked | LookAt | Suspect | Trust | Honest | MendMe | NoWay | Thanks | Sorry | WellPlayed | Greet;
}

/** I looked at this goal and found this. */
export interface Looked {
  claim: "looked";
  goal: number;
  found: string;
}

/** Somebody should look at this goal. */
export interface LookAt {
  claim: "look-at";
  goal: number;
}

/** I do not trust this seat. */
export interface Suspect {
  claim: "suspect";
  seat: number;
}

/** I trust this seat. */
export interface Trust {
  claim: "trust";
  seat: number;
}

/** I am on the diggers' side. */
export interface Honest {
  claim: "honest";
}

/** Please mend my tools. */
export interface MendMe {
  claim: "mend-me";
}

/** I have no card that would bring the tunnel on. */
export interface NoWay {
  claim: "no-way";
}

/** Thank you, this seat. */
export interface Thanks {
  claim: "thanks";
  seat: number;
}

/** I am sorry, I had no choice. */
export interface Sorry {
  claim: "sorry";
}

/** Well played, everybody. */
export interface WellPlayed {
  claim: "well-played";
}

/** Hello, and this is what I am like. */
export interface Greet {
  claim: "greet";
  temper: Temperament;
}

/** The character of a player, whatever their side. */
export type Temperament = "hot-headed" | "quiet" | "trusting" | "wary";

/** Give up the seat for good, or no longer wait for one. */
export interface LeaveTable {
  do: "leave";
  id: string;
}

/** I have looked at how this round ended: the next one may begin. */
export interface DismissSummary {
  do: "go-on";
  id: string;
  round: number;
}

/** I want to look like this. */
export interface ChooseAvatar {
  do: "face";
  id: string;
  face: Avatar;
}

/** Who sits there, as a drawing: no two at a table look alike. */
export type Avatar = "braids" | "brim" | "bun" | "cloud" | "crest" | "helm" | "horns" | "peak" | "scarf" | "tache";

/** What I think of a change of this game, without a word. */
export interface React {
  do: "react";
  id: string;
  change: number;
  face: Reaction;
}

/** A reaction to a move. */
export type Reaction = "angry" | "clap" | "cry" | "gasp" | "laugh" | "think";

/** Host: other rules, seats or times; what is left out stays as it is. */
export interface Configure {
  do: "configure";
  id: string;
  edition?: string;
  edition_text?: string;
  options?: string[];
  seats?: number;
  turn_seconds?: number | null;
  pace?: BotPace;
  level?: string | null;
}

/** How long bots take, so that people can follow. */
export type BotPace = "calm" | "fast" | "normal";

/** Host: nobody new may sit down, or again everybody may. */
export interface Lock {
  do: "lock";
  id: string;
  locked: boolean;
}

/** Host: lines of chat are allowed, or only claims. */
export interface SwitchChat {
  do: "chat";
  id: string;
  on: boolean;
}

/** Host: bots may speak, or keep silent. */
export interface SwitchBotTalk {
  do: "bot-talk";
  id: string;
  on: boolean;
}

/** Host: nobody moves and no clock runs, or the game goes on. */
export interface Pause {
  do: "pause";
  id: string;
  paused: boolean;
}

/** Host: this person has to go; `block` keeps their device from all tables of this host. */
export interface Kick {
  do: "kick";
  id: string;
  seat: number;
  block?: boolean;
}

/** Host: this person may not talk, or may again. */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  muted: boolean;
}

/** Host: somebody else is host now. */
export interface PassHost {
  do: "host";
  id: string;
  seat: number;
}

/** Host: a bot takes this open seat. */
export interface SeatBot {
  do: "bot";
  id: string;
  seat: number;
  bot?: string | null;
  name?: string | null;
}

/** Host: the bot in this seat goes, so that a person can sit down. */
export interface FreeSeat {
  do: "free";
  id: string;
  seat: number;
}

/** Host: strangers find the table in the list of open ones, or not any more. */
export interface ListPublicly {
  do: "list";
  id: string;
  listed: boolean;
}

/** Whoever asks for a seat, under this sign, should have it, or not. */
export interface VoteOnSeatRequest {
  do: "grant";
  id: string;
  sign: string;
  yes: boolean;
}

/** The full state; it replaces all that the client had before. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  number: number;
  seat: number | null;
  table: PublicTable;
  turn: number;
  rules: Record<string, unknown>;
  view: unknown;
  heard: unknown[];
  stood_in: number[];
  talk: (Chatted | Claimed)[];
  awaits: number | null;
}

/** A table as everybody sees it, apart from the game itself. */
export interface PublicTable {
  code: string;
  game: string;
  edition: string;
  extends: string;
  changes: string[];
  options: string[];
  lang: string;
  seats: PublicSeat[];
  host: number | null;
  stage: TableStage;
  games: number;
  locked: boolean;
  chat: boolean;
  bot_talk: boolean;
  paused: boolean;
  turn_seconds: number | null;
  pace: BotPace;
  level: string | null;
  summary: RoundSummary | null;
  seal: PublicTranscript | null;
  listed: boolean;
  asked: PublicSeatRequest | null;
}

/** A seat as everybody sees it; without a name it is open. */
export interface PublicSeat {
  name: string | null;
  bot: string | null;
  ready: boolean;
  muted: boolean;
  face: Avatar | null;
  next: string | null;
  temper: Temperament | null;
}

/** Where a table stands. */
export type TableStage = "lobby" | "over" | "playing";

/** A round is over and people look at it: meanwhile nobody moves and no clock of a turn runs. */
export interface RoundSummary {
  round: number;
  waiting: number[];
}

/** What everybody may know of how the cards come about, before and while they are played. */
export interface PublicTranscript {
  game: number;
  commitment: string | null;
  parts: DealContribution[];
}

/** The commitment and secret of one seat's device. */
export interface DealContribution {
  seat: number;
  commitment: string;
  secret: string | null;
  fault: ContributionFailure | null;
}

/** Why a device that had committed contributes no secret to the deal. */
export type ContributionFailure = "missing" | "wrong";

/** Somebody without a key says that a seat is theirs, and the others decide. */
export interface PublicSeatRequest {
  seat: number;
  sign: string;
  yes: number[];
  no: number[];
}

/** A line of chat. */
export interface Chatted {
  change: "chatted";
  seat: number;
  text: string;
}

/** A claim and its seat: public, stored and sent in this form. */
export interface Claimed {
  change: "claimed";
  seat: number;
  claim: Looked | LookAt | Suspect | Trust | Honest | MendMe | NoWay | Thanks | Sorry | WellPlayed | Greet;
}

/** The client is known: the changes it missed follow, up to this number. */
export interface Resumed {
  is: "resumed";
  number: number;
  seat: number | null;
  awaits: number | null;
}

/** Something changed. */
export interface Change {
  is: "change";
  number: number;
  what: Opened | Sat | Vacated | Readied | Committed | Sealed | Revealed | Started | Moved | Chatted | Claimed | HostPassed | Switched | Muted | Configured | FaceChanged | SummaryDismissed | Reacted | SeatAwaited | SeatRequested | SeatRequestVoted | SeatRequestEnded | SeatTransferred | GameVisibilityChanged;
  turn: number;
  table: PublicTable | null;
  events: unknown[];
  view: unknown;
  difference: ViewDiff | null;
}

/** The table was set up. */
export interface Opened {
  change: "opened";
}

/** A person or a bot took a seat. */
export interface Sat {
  change: "sat";
  seat: number;
}

/** A seat was given up. */
export interface Vacated {
  change: "vacated";
  seat: number;
  why: VacateReason;
}

/** Why a seat was given up. */
export type VacateReason = "freed" | "kicked" | "left";

/** Somebody is ready, or not any more. */
export interface Readied {
  change: "readied";
  seat: number;
  ready: boolean;
}

/** The device of a seat shows the hash of its secret for the next deal. */
export interface Committed {
  change: "committed";
  seat: number;
}

/** A game was asked for, and the list of hashes is fixed: devices reveal their secrets now. */
export interface Sealed {
  change: "sealed";
}

/** The device of a seat has revealed its secret; or another than it had shown the hash of. */
export interface Revealed {
  change: "revealed";
  seat: number;
  fault: ContributionFailure | null;
}

/** A game begins; `without` those whose devices did not reveal their secrets in time. */
export interface Started {
  change: "started";
  without: number[];
}

/** Somebody moved: the events tell what happened. */
export interface Moved {
  change: "moved";
  seat: number;
  by: MovedBy;
}

/** Who made a move. */
export type MovedBy = "bot" | "person" | "stand-in";

/** Somebody else is host now; None while nobody sits here. */
export interface HostPassed {
  change: "host-passed";
  seat: number | null;
}

/** Locked, listed, chat, talk of bots or paused was switched: the table shows how it is. */
export interface Switched {
  change: "switched";
}

/** Somebody was muted, or may talk again. */
export interface Muted {
  change: "muted";
  seat: number;
  muted: boolean;
}

/** The host has set rules, seats, time or pace: the table shows how it is now. */
export interface Configured {
  change: "configured";
}

/** Somebody looks different now. */
export interface FaceChanged {
  change: "faced";
  seat: number;
  face: Avatar;
}

/** Somebody has dismissed the round summary; None: its time is over for everybody. */
export interface SummaryDismissed {
  change: "went-on";
  seat: number | null;
}

/** What somebody thinks of the change with this number. */
export interface Reacted {
  change: "reacted";
  seat: number;
  to: number;
  face: Reaction;
}

/** Somebody waits to take over this bot's seat, or does not any more: the table shows who. */
export interface SeatAwaited {
  change: "awaited";
  seat: number;
}

/** Somebody without a key asks for this seat: the table shows who has agreed. */
export interface SeatRequested {
  change: "seat-asked";
  seat: number;
}

/** Somebody agrees that whoever asks should have the seat, or does not. */
export interface SeatRequestVoted {
  change: "seat-voted";
  seat: number;
  yes: boolean;
}

/** Nobody asks for a seat any more. */
export interface SeatRequestEnded {
  change: "seat-unasked";
  why: SeatRequestEndReason;
}

/** Why nobody asks for a seat any more. */
export type SeatRequestEndReason = "back" | "declined" | "gone" | "late";

/** The person in this seat plays on with another device. */
export interface SeatTransferred {
  change: "seat-moved";
  seat: number;
  how: SeatTransferKind;
}

/** How a seat came to another device. */
export type SeatTransferKind = "carried" | "granted";

/** Who played has set to whom a finished game is shown, or has deleted it. */
export interface GameVisibilityChanged {
  change: "game-shown";
  game: number;
  showing: Visibility;
}

/** To whom the links of a game open. */
export type Visibility = "gone" | "hidden" | "open" | "plain";

/** How a view differs from the one before it; all other fields are as they were. */
export interface ViewDiff {
  set: Record<string, unknown>;
  splice: Record<string, [number, number, unknown[]]>;
}

/** Who is connected: devices for each seat, and watchers. Not numbered: it is only now. */
export interface Presence {
  is: "here";
  devices: number[];
  watchers: number;
}

/** A bot plays for this seat, or a summary ends, in `seconds`; without `why` no clock runs. */
export interface ClockUpdate {
  is: "clock";
  seat: number | null;
  why: ClockReason | null;
  seconds: number;
}

/** Why time is running. */
export type ClockReason = "absent" | "limit" | "summary";

/** The command is carried out and stored, as the change with this number. */
export interface Ack {
  is: "ack";
  id: string;
  number: number;
}

/** Nothing was changed, and why; `id` is None if the frame could not be read. */
export interface CommandRefused {
  is: "refused";
  id: string | null;
  why: WireMessage;
  retry_after: number | null;
}

/** A message not yet in any language; the reader's side turns it into a sentence. */
export interface WireMessage {
  id: string;
  args: Record<string, number | string | WireMessage>;
}

/** I am here. */
export interface Pong {
  is: "pong";
}

/** The server closes the connection, and why; whether it makes sense to come back. */
export interface Bye {
  is: "bye";
  why: WireMessage;
  again: boolean;
}

/** Open a table and take the first seat. */
export interface NewTable {
  id: string;
  name: string;
  edition?: string;
  edition_text?: string | null;
  options?: string[];
  seats?: number;
  bots?: BotSeat[];
  lang?: string;
  turn_seconds?: number | null;
  pace?: BotPace;
  level?: string | null;
  chat?: boolean;
  bot_talk?: boolean;
  locked?: boolean;
  listed?: boolean;
  times?: boolean;
  face?: Avatar | null;
  keep?: KeyStorage;
}

/** A bot that sits at the table from the beginning. */
export interface BotSeat {
  bot?: string | null;
  name?: string | null;
}

/** Where the client keeps its key. */
export type KeyStorage = "bearer" | "cookie";

/** Take a seat: the first open one, or this one. */
export interface SitDown {
  id: string;
  name: string;
  seat?: number | null;
  face?: Avatar | null;
  keep?: KeyStorage;
}

/** The answer to all of them. */
export interface SeatResponse {
  code: string;
  link: string;
  seat: number;
  key: string | null;
  sign: string | null;
}

/** Bring a seat here, by the code that its own device shows. */
export interface SeatTransferRequest {
  id: string;
  carry: string;
  keep?: KeyStorage;
}

/** A code that transfers a seat to another device, sent only to the current one. */
export interface SeatTransferCode {
  code: string;
  seconds: number;
  link: string;
  qr: string[];
}

/** This seat is mine, and I have lost its key: the host and the others decide. */
export interface SeatRequestBody {
  id: string;
  seat: number;
  keep?: KeyStorage;
}

/** Why a request was refused: as a message id, and as a sentence in the reader's language. */
export interface Problem {
  why: WireMessage;
  text: string;
}

/** An edition to choose from, in the reader's language. */
export interface EditionInfo {
  id: string;
  game: string;
  title: string;
  seats: [number, number];
  options: EditionOption[];
  differences: EditionDifference[];
  switches: EditionSwitch[];
  bots: string[];
}

/** A rule the table may switch on. */
export interface EditionOption {
  id: string;
  title: string;
}

/** A point of the rules and how an edition decides it, in the reader's language. */
export interface EditionDifference {
  head: string;
  value: string;
  rules: string;
}

/** A rule a table may decide for itself: any of `choices`, or a number from low to high. */
export interface EditionSwitch {
  id: string;
  title: string;
  rules: string;
  value: string;
  choices: SwitchChoice[];
  low: number;
  high: number;
}

/** One of the values a rule may have: as an edition's file writes it, and in words. */
export interface SwitchChoice {
  value: string;
  title: string;
}

/** The rules sheet of an edition, in the reader's language. */
export interface RulesSheet {
  title: string;
  sections: SheetSection[];
  game: string;
}

/** A part of a rules sheet. */
export interface SheetSection {
  head: string;
  paragraphs: string[];
  cards: SheetCard[];
}

/** A card of the edition to draw, and how many there are of it. */
export interface SheetCard {
  pile: string;
  face: unknown;
  count: number;
}

/** All editions of a game side by side, in the reader's language. */
export interface EditionComparison {
  game: string;
  editions: EditionTitle[];
  rows: ComparisonRow[];
}

/** An edition by its name. */
export interface EditionTitle {
  id: string;
  title: string;
}

/** A point of the rules, and how each of the editions decides it. */
export interface ComparisonRow {
  head: string;
  rules: string;
  values: string[];
}

/** How friends get to a table: a link that works on their devices too, and its QR code. */
export interface Invite {
  link: string;
  qr: string[];
}

/** A short scripted round. */
export interface Tutorial {
  game: string;
  edition: string;
  seat: number;
  names: string[];
  steps: TutorialStep[];
}

/** A step of a tutorial, as the learner sees it. */
export interface TutorialStep {
  say: string;
  view: unknown;
  events: unknown[];
  wanted: unknown;
}

/** Summary of a whole game once it is over, secrets included. */
export interface GameSummary {
  sides: string[];
  rounds: RoundTally[];
  talk: RoundTalk[];
  scores: number[];
  winners: number[];
  awards: Award[];
  moves: number;
}

/** How a round went, in words every game shares: which side won, who got what. */
export interface RoundTally {
  winner: string;
  sides: string[];
  points: number[];
  roles: string[];
  opener: number | null;
  goal: number | null;
}

/** Results of the claims of a round, by seat. */
export interface RoundTalk {
  believed: number[];
  unmasked: number[];
  nose: [number, number] | null;
}

/** Something a seat may be proud of, or laughed at for, once the game is over. */
export interface Award {
  id: string;
  seat: number;
  number: number;
  of: number;
}

/** What a bot would do in the reader's seat, and why; only in games against bots. */
export interface Hint {
  turn: number;
  move: unknown;
  why: WireMessage;
}

/** A whole game as one pair of eyes saw it. Without names each name of a seat is empty. */
export interface Replay {
  table: PublicTable;
  rules: Record<string, unknown>;
  ended: number | null;
  steps: ReplayStep[];
}

/** What a reader with these eyes was sent when it happened. */
export interface ReplayStep {
  what: Started | Moved | Claimed;
  events: unknown[];
  view: unknown;
  hands: unknown[][] | null;
}

/** Where a finished game can be looked back at. */
export interface ReplayLink {
  id: string;
  plain: string;
  showing: Visibility;
  key: string | null;
}

/** A record somebody brings to look at; nothing of it is kept. */
export interface ReplayUpload {
  record: string;
  eyes?: string;
}

/** What somebody who played wants of the game's links. */
export interface VisibilityRequest {
  showing: Visibility;
}

/** What a device hands to another one of the same person: nobody looks inside. */
export interface DeviceTransfer {
  body: string;
}

/** How the other device gets it: once, and soon. */
export interface DeviceTransferCode {
  code: string;
  minutes: number;
}

/** A code somebody has typed. */
export interface DeviceTransferFetch {
  code: string;
}

/** The analysis of a game, or how far it is. */
export interface AnalysisStatus {
  progress: AnalysisProgress;
  done: number;
  analysis: Analysis | null;
}

/** How far an analysis is. */
export type AnalysisProgress = "failed" | "ready" | "running" | "waiting";

/** A whole game. */
export interface Analysis {
  version: number;
  game: string;
  sides: string[];
  worlds: number;
  bot: string | null;
  rounds: RoundAnalysis[];
}

/** One round. */
export interface RoundAnalysis {
  round: number;
  winner: string | null;
  sides: string[];
  instants: AnalysedMoment[];
  deeds: EvaluatedMove[];
  turns: TurningPoint[];
  claims: JudgedClaim[];
}

/** The state after a move or claim; `move` and `part` identify it as in links. */
export interface AnalysedMoment {
  kind: MomentKind;
  move: number;
  part: number;
  seat: number | null;
  chance: WinProbability | null;
  watcher: number[] | null;
  seats: number[][] | null;
}

/** What a moment is. */
export type MomentKind = "claim" | "deal" | "deed";

/** How often the first side won when the round was played on, and how sure that is. */
export interface WinProbability {
  likely: number;
  low: number;
  high: number;
}

/** A move compared with the strong bot's choice, given what that seat knew. */
export interface EvaluatedMove {
  move: number;
  seat: number;
  before: WinProbability;
  after: WinProbability;
  same: boolean;
  instead: unknown;
  gain: number | null;
  error: number | null;
}

/** A moment that moved the chances most. */
export interface TurningPoint {
  move: number;
  part: number;
  seat: number;
  what: string;
  before: number;
  after: number;
}

/** A claim against the truth. */
export interface JudgedClaim {
  move: number;
  part: number;
  seat: number;
  claim: Looked | LookAt | Suspect | Trust | Honest | MendMe | NoWay | Thanks | Sorry | WellPlayed | Greet;
  verdict: ClaimVerdict;
  looked: number | null;
  knew: number[];
  moved: (number | null)[];
}

/** What a word was worth. */
export type ClaimVerdict = "guessed" | "lie" | "mistaken" | "true";

/** The list; it has an end, and says how many are beyond it. */
export interface OpenTables {
  tables: OpenTable[];
  more: number;
}

/** An entry of the public list of open tables. */
export interface OpenTable {
  code: string;
  game: string;
  edition: string;
  own: boolean;
  lang: string;
  seats: number;
  free: number;
  bots: number;
  host: string;
  face: Avatar | null;
  minutes: number;
}

/** Plain figures of a server, or of all that share its database. */
export interface ServerStatus {
  version: string;
  minutes: number;
  waiting: number;
  playing: number;
  people: number;
  games: number;
}

/** A report about somebody at the same table, for the administrator of the server. */
export interface PersonReport {
  seat: number;
  why: ReportReason;
}

/** What somebody is reported for. */
export type ReportReason = "name" | "other" | "play" | "words";

/** How many devices may not sit down at tables of this one. */
export interface BlockCount {
  count: number;
}

export type ClientFrame = Hello | Ping | Ready | Start | Commit | Reveal | PlayMove | SendChat | MakeClaim | LeaveTable | DismissSummary | ChooseAvatar | React | Configure | Lock | SwitchChat | SwitchBotTalk | Pause | Kick | Mute | PassHost | SeatBot | FreeSeat | ListPublicly | VoteOnSeatRequest;

export type ServerFrame = Welcome | Resumed | Change | Presence | ClockUpdate | Ack | CommandRefused | Pong | Bye;

export type PublicChange = Opened | Sat | Vacated | Readied | Committed | Sealed | Revealed | Started | Moved | Chatted | Claimed | HostPassed | Switched | Muted | Configured | FaceChanged | SummaryDismissed | Reacted | SeatAwaited | SeatRequested | SeatRequestVoted | SeatRequestEnded | SeatTransferred | GameVisibilityChanged;

export type Claim = Looked | LookAt | Suspect | Trust | Honest | MendMe | NoWay | Thanks | Sorry | WellPlayed | Greet;
