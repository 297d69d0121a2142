// The list of editions in the reader's language; create it inside a component.
import { fetchEditions, errorMessage } from "./net/api";
import { language } from "../i18n/messages.svelte";
import type { EditionInfo, WireMessage } from "../wire/table";

export class EditionList {
  editions = $state.raw<readonly EditionInfo[]>([]);
  problem = $state.raw<WireMessage | null>(null);
  #asked = $state(0);

  constructor() {
    $effect(() => {
      const lang = language();
      void this.#asked;
      void this.#load(lang);
    });
  }

  retry(): void {
    this.#asked += 1;
  }

  find(id: string | undefined): EditionInfo | undefined {
    return this.editions.find((edition) => edition.id === id);
  }

  async #load(lang: string): Promise<void> {
    try {
      const found = await fetchEditions();
      if (lang !== language()) return;
      this.editions = found;
      this.problem = null;
    } catch (error) {
      this.problem = errorMessage(error);
    }
  }
}
