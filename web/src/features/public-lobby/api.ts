// HTTP requests of the public lobby.
import { request } from "../../model/net/api";
import type { Blocks, OpenTables, Status } from "../../wire/table";

export function fetchOpenTables(): Promise<OpenTables> {
  return request("/api/tables");
}

export function fetchStatus(): Promise<Status> {
  return request("/api/status");
}

/** How many devices this one has blocked. */
export function fetchBlocks(): Promise<Blocks> {
  return request("/api/blocks");
}

/** All of them may come to its tables again. */
export function unblock(): Promise<Blocks> {
  return request("/api/blocks/forget", {});
}
