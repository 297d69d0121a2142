// Opening a table and going there: the same for one click and for a whole form.
import { openTable, whyOf } from "./net/api";
import { go } from "../platform/router.svelte";
import { remember } from "../platform/storage/settings";
import { rememberTable, setPendingStart } from "../platform/storage/recentTables";
import type { Said } from "../wire/table";
import { language, t } from "../i18n/messages.svelte";
import { Asking, bodyOf, type Wishes } from "./tableRequests";

export class Opening {
  busy = $state(false);
  problem = $state.raw<Said | null>(null);
  readonly #asking = new Asking();

  async open(wishes: Wishes, startAtOnce = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const typed = wishes.name.trim();
    const name = typed || t("home-name-default");
    try {
      const { code } = await openTable(this.#asking.withId(bodyOf({ ...wishes, name }, language())));
      if (typed) remember("name", typed);
      rememberTable({ code, edition: wishes.base, name, when: Date.now() });
      if (startAtOnce) setPendingStart(code);
      go(`/t/${code}`);
    } catch (error) {
      this.problem = whyOf(error);
    } finally {
      this.busy = false;
    }
  }
}
