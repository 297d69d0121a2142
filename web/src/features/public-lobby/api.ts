// HTTP requests of the public lobby.
import { request } from "../../model/net/api";
import type { BlockCount, OpenTables, ServerStatus } from "../../wire/table";

export function fetchOpenTables(): Promise<OpenTables> {
  return request("/api/tables");
}

export function fetchStatus(): Promise<ServerStatus> {
  return request("/api/status");
}

/** How many devices this one has blocked. */
export function fetchBlocks(): Promise<BlockCount> {
  return request("/api/blocks");
}

/** All of them may come to its tables again. */
export function unblock(): Promise<BlockCount> {
  return request("/api/blocks/forget", {});
}
