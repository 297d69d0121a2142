// Router: the place the browser's address names, and ways to go elsewhere. The address is the only state, so reloading and links always work.
import { type Route, parseRoute } from "./routes";
import { BASE_PATH } from "./serverSettings";

let here = $state.raw<Route>(parseRoute(current()));

export function route(): Route {
  return here;
}

/** Goes to another screen of the page. */
export function navigate(path: string): void {
  history.pushState(null, "", BASE_PATH + path);
  here = parseRoute(path);
  window.scrollTo(0, 0);
}

/** The address without what stands before it. */
function current(): string {
  return location.pathname.slice(BASE_PATH.length) + location.search;
}

window.addEventListener("popstate", () => {
  here = parseRoute(current());
});
