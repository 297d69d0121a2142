// The screens of the page: what each of them loads, its title, and when it begins afresh. A new screen is one row here, and its address in platform/routes.ts.
import type { Component } from "svelte";

import Home from "./features/home/Home.svelte";
import TableVisitEnd from "./features/join/TableVisitEnd.svelte";
import { editionTitle } from "./i18n/editionTitle";
import { hasMessage, type ScreenMessages, t } from "./i18n/messages.svelte";
import type { Route } from "./platform/routes";

type Props<Here> = Omit<Here, "screen">;

export interface Loaded<Here = Route> {
  /** Fetches the screen's component, which gets the parameters of the place. */
  load(): Promise<{ default: Component<Props<Here>> }>;
  /** The messages that only this screen needs. */
  messages?: ScreenMessages;
  title(here: Here): string;
  /** The screen begins afresh with another key. */
  key?(here: Here): unknown;
}

/** A screen that is there with the page itself. */
interface Ready {
  component: Component;
  props?: object;
}

const SCREENS: { [Name in Route["screen"]]: Loaded<Extract<Route, { screen: Name }>> | Ready } = {
  home: { component: Home },
  unknown: { component: TableVisitEnd as Component, props: { said: { id: "page-unknown", args: {} } } },
  table: {
    load: () => import("./features/play/TableRoute.svelte"),
    title: ({ code }) => t("lobby-title", { code }),
    // Going to the same address again begins afresh: with a new key, for one.
    key: (here) => here,
  },
  tv: { load: () => import("./features/tv/Tv.svelte"), title: ({ code }) => t("lobby-title", { code }), key: ({ code }) => code },
  rules: {
    load: () => import("./features/rules/Rules.svelte"),
    title: ({ edition }) => editionTitle(edition) ?? t("page-rules"),
    key: ({ edition }) => edition,
  },
  compare: { load: () => import("./features/rules/CompareEditions.svelte"), messages: "card-book", title: () => t("compare-title"), key: (here) => here },
  cards: { load: () => import("./features/rules/Cards.svelte"), messages: "card-book", title: () => t("book-title"), key: ({ edition }) => edition },
  learn: { load: () => import("./features/tutorial/Tutorial.svelte"), messages: "tutorial", title: () => t("page-learn"), key: ({ game }) => game },
  past: { load: () => import("./features/replay/Replay.svelte"), messages: "replay", title: () => t("lookback-title"), key: ({ address }) => address },
  referee: {
    load: () => import("./features/referee/Referee.svelte"),
    messages: "referee",
    title: () => (hasMessage("referee-title") ? t("referee-title") : ""),
    key: (here) => here,
  },
  yours: { load: () => import("./features/my-games/MyGames.svelte"), messages: "my-games", title: () => t("home-yours") },
  open: { load: () => import("./features/public-lobby/PublicLobby.svelte"), messages: "public-lobby", title: () => (hasMessage("open-title") ? t("open-title") : "") },
  status: { load: () => import("./features/public-lobby/ServerStatus.svelte"), messages: "public-lobby", title: () => (hasMessage("status-title") ? t("status-title") : "") },
};

/** The form for a new table: part of the first screen's address, so that it can be gone back from. */
const NEW_TABLE: Loaded = { load: () => import("./features/new-table/NewTable.svelte"), title: () => t("home-new") };

/** A screen whatever its parameters: a place only ever meets its own row. */
export type Screen = Loaded | Ready;

export function screenAt(here: Route): Screen {
  const isNew = here.screen === "home" && new URLSearchParams(location.search).has("new");
  return (isNew ? NEW_TABLE : SCREENS[here.screen]) as Screen;
}
