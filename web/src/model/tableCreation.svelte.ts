// Creates a table and goes there: for one click and for a whole form.
import { openTable, errorMessage } from "./net/api";
import { navigate } from "../platform/router.svelte";
import { saveSetting } from "../platform/storage/settings";
import { rememberTable, setPendingStart } from "../platform/storage/recentTables";
import type { WireMessage } from "../wire/table";
import { language, t } from "../i18n/messages.svelte";
import { IdempotentRequest, newTableBody, type TableWishes } from "./tableRequestBodies";

export class TableCreation {
  busy = $state(false);
  problem = $state.raw<WireMessage | null>(null);
  readonly #asking = new IdempotentRequest();

  async open(wishes: TableWishes, startAtOnce = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const typed = wishes.name.trim();
    const name = typed || t("home-name-default");
    try {
      const { code } = await openTable(this.#asking.withId(newTableBody({ ...wishes, name }, language())));
      if (typed) saveSetting("name", typed);
      rememberTable({ code, edition: wishes.base, name, when: Date.now() });
      if (startAtOnce) setPendingStart(code);
      navigate(`/t/${code}`);
    } catch (error) {
      this.problem = errorMessage(error);
    } finally {
      this.busy = false;
    }
  }
}
