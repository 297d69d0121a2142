// Quick join: a reader whose name is known sits down with one tap.
import { readSetting } from "../../platform/storage/settings";
import { rememberedTables, rememberTable } from "../../platform/storage/recentTables";
import { sitDown } from "../../model/net/api";
import { savedFace } from "../../model/savedFace";
import type { IdempotentRequest } from "../../model/tableRequestBodies";

/** Sits down, if this device has a name and no seat there. Whatever stands in the way, the table's own screen tells. */
export async function joinWithSavedName(asking: IdempotentRequest, code: string, edition: string): Promise<void> {
  const name = readSetting("name");
  if (name === null || rememberedTables().some((table) => table.code === code)) return;
  try {
    await sitDown(code, asking.withId({ name, face: savedFace() }));
    rememberTable({ code, edition, name, when: Date.now() });
  } catch {
    return;
  }
}
