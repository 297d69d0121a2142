// What is asked where strangers meet.
import { ask } from "../../model/net/api";
import type { Blocks, OpenTables, Status } from "../../wire/table";

export function openTables(): Promise<OpenTables> {
  return ask("/api/tables");
}

export function status(): Promise<Status> {
  return ask("/api/status");
}

/** How many devices this one has blocked. */
export function blocks(): Promise<Blocks> {
  return ask("/api/blocks");
}

/** All of them may come to its tables again. */
export function unblock(): Promise<Blocks> {
  return ask("/api/blocks/forget", {});
}
