// HTTP requests of seat transfers; a device that asks for a seat stores its recognition sign.
import { rememberTable } from "../../platform/storage/recentTables";
import { request, fetchTable } from "../../model/net/api";
import { signKey } from "./recognitionSignStorage";
import type { SeatRequestBody, SeatTransferRequest, SeatTransferCode, SeatResponse } from "../../wire/table";

const place = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

/** What brings this device's seat to another one. */
export function fetchTransferCode(code: string): Promise<SeatTransferCode> {
  return request(`${place(code)}/carry`);
}

/** The seat a code stands for is this device's from now on. */
export async function takeOverSeat(code: string, body: SeatTransferRequest): Promise<void> {
  const { seat } = await request<SeatResponse>(`${place(code)}/carry`, body);
  const table = await fetchTable(code);
  rememberTable({ code, edition: table.edition, name: table.seats[seat]?.name ?? "", when: Date.now() });
}

/** This device says that a seat is its own; the others decide. */
export async function askForSeat(code: string, name: string, edition: string, body: SeatRequestBody): Promise<void> {
  const { sign } = await request<SeatResponse>(`${place(code)}/asks`, body);
  sessionStorage.setItem(signKey(code), sign ?? "");
  rememberTable({ code, edition, name, when: Date.now() });
}
