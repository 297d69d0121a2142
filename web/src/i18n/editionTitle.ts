// The title of what a table plays.
import type { PublicTable } from "../wire/table";
import { hasMessage, t } from "./messages.svelte";

/** The title of a shipped edition; of one's own, what it was made from. */
export function tableTitle(table: Pick<PublicTable, "edition" | "extends">): string {
  const own = editionTitle(table.edition);
  return own ?? t("home-own-edition", { title: editionTitle(table.extends) ?? table.extends });
}

export function editionTitle(edition: string): string | null {
  const id = `title-${edition}`;
  return hasMessage(id) ? t(id) : null;
}
