import { mount } from "svelte";
import "./style.css";
import Dev from "./dev-board.svelte";
import { Chooser } from "./board/chooser.svelte";
import { TableModel } from "./table/model.svelte";
import { speak } from "./words/words.svelte";
import { applyTheme } from "./theme.svelte";
class Pretend extends TableModel {
  played = [];
  async play(move) {
    this.played.push(move);
    this.busy = true;
    const answer = JSON.parse(await window.playMove(JSON.stringify(move)));
    this.busy = false;
    if (answer.refused) return this.tell(answer.refused, "refused");
    this.feed(answer);
  }
  feed({ view, seats }) {
    this.seat = view.seat;
    this.table = { code: "AAA", game: "role_cards" in view ? "saboteur" : "gobblings", edition: view.edition, extends: view.edition, changes: [], lang: "en", seats: Array.from({ length: view.seats }, (_, i) => ({ name: ["Anna", "Борис", "דנה", "Dace", "Omid", "Eve", "Fritz", "Gia", "Hal", "Ida"][i], bot: null, ready: true, muted: false })), host: 0, stage: "playing", games: 1, locked: false, chat: true, paused: false, turn_seconds: null };
    this.turn += 1;
    this.view = view;
    this.log = view.log;
  }
  say() {}
  claim() {}
}
const params = new URLSearchParams(location.search);
applyTheme();
await speak(params.get("lang") ?? "en");
const model = new Pretend();
const chooser = new Chooser(model);
window.model = model;
window.chooser = chooser;
mount(Dev, { target: document.getElementById("app"), props: { model, chooser, quiet: params.has("quiet") } });
window.isReady = true;
