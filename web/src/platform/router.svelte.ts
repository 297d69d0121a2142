// Router: the place the browser's address names, and ways to go elsewhere. The address is the only state, so reloading and links always work.
import { type Place, read } from "./routes";
import { BASE } from "./serverSettings";

let here = $state.raw<Place>(read(current()));

export function place(): Place {
  return here;
}

/** Goes to another screen of the page. */
export function go(path: string): void {
  history.pushState(null, "", BASE + path);
  here = read(path);
  window.scrollTo(0, 0);
}

/** The address without what stands before it. */
function current(): string {
  return location.pathname.slice(BASE.length) + location.search;
}

window.addEventListener("popstate", () => {
  here = read(current());
});
