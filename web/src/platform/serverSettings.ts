// Settings that the server writes into the page: its base path, and whether it has a public lobby.
function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** What stands before the page's own paths: empty, or such as /gold where a proxy shares its name. */
export const BASE_PATH = told("base");

/** Whether people who do not know each other may meet here. */
export const HAS_PUBLIC_LOBBY = told("strangers") !== "";
