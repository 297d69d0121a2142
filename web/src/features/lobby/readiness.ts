// What is missing before a game can start, in words.
import type { PublicTable } from "../../wire/table";
import { formatList, t } from "../../i18n/messages.svelte";

export interface Missing {
  /** Seats nobody has taken. */
  open: number;
  /** Seats of people who have not said that they are ready; the host starts and need not. */
  waiting: number[];
}

export function missingOf(table: PublicTable): Missing {
  const waiting = table.seats.flatMap((seat, number) => {
    const isPerson = seat.name !== null && seat.bot === null;
    return isPerson && !seat.ready && number !== table.host ? [number] : [];
  });
  return { open: table.seats.filter((seat) => seat.name === null).length, waiting };
}

/** The sentences for one reader. */
export function missingText(table: PublicTable, me: number | null): string[] {
  const { open, waiting } = missingOf(table);
  const said: string[] = [];
  const others = waiting.filter((seat) => seat !== me).map((seat) => table.seats[seat]?.name ?? "");
  const people = table.seats.filter((seat) => seat.name !== null && seat.bot === null).length;
  if (me !== null && waiting.includes(me)) said.push(t("lobby-you-wait"));
  if (others.length > 0) said.push(t("lobby-waiting-for", { names: formatList(others) }));
  if (waiting.length === 0 && people > 1) said.push(t("lobby-all-ready"));
  if (open > 0) said.push(people === 1 && me === table.host ? t("lobby-alone") : t("lobby-open", { count: open }));
  const host = table.host === null ? null : table.seats[table.host]?.name;
  if (host && me !== table.host) said.push(t("join-host", { who: "other", name: host }));
  return said;
}
