// Routes: which screen an address names, and with which parameters.
import { HAS_PUBLIC_LOBBY } from "./serverSettings";

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string; watch: boolean }
  | { screen: "tv"; code: string }
  | { screen: "rules"; edition: string }
  /** Editions side by side; none means those the screen thinks best. */
  | { screen: "compare"; editions: string[] }
  | { screen: "cards"; edition: string }
  | { screen: "learn"; game: string | null }
  /** A finished game; without an address, a record somebody brings. */
  | { screen: "past"; address: string | null }
  /** The referee's board: with a dispute of the gallery, or what people argue about a rule. */
  | { screen: "referee"; dispute: string | null; rule: string | null }
  /** The finished games of this device. */
  | { screen: "yours" }
  /** Where strangers meet: tables anybody may join, and the server's figures. */
  | { screen: "open" }
  | { screen: "status" }
  | { screen: "unknown" };

/** The place that an address within the page names. */
export function parseRoute(path: string): Route {
  const [address = ""] = path.split("#");
  const [steps = "", query = ""] = address.split("?");
  const [kind = "", name = ""] = steps.split("/").slice(1);
  const value = decoded(name);
  if (kind === "t" && value) return { screen: "table", code: value.toUpperCase(), watch: new URLSearchParams(query).has("watch") };
  if (kind === "tv" && value) return { screen: "tv", code: value.toUpperCase() };
  if (kind === "rules" && value === "compare") return { screen: "compare", editions: listIn(query) };
  if (kind === "cards" && value) return { screen: "cards", edition: value };
  if (kind === "rules" && value) return { screen: "rules", edition: value };
  if (kind === "games") return { screen: "yours" };
  if (HAS_PUBLIC_LOBBY && (kind === "open" || kind === "status")) return { screen: kind };
  if (kind === "g") return { screen: "past", address: value || null };
  if (kind === "referee") return { screen: "referee", dispute: value || null, rule: new URLSearchParams(query).get("rule") };
  if (kind === "learn") return { screen: "learn", game: value || null };
  return kind === "" ? { screen: "home" } : { screen: "unknown" };
}

function listIn(query: string): string[] {
  return (new URLSearchParams(query).get("with") ?? "").split(",").filter((name) => name !== "");
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
