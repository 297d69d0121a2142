// Whose name is known is not asked for it again: a tap is enough to sit down.
import { remembered } from "../../platform/storage/settings";
import { rememberedTables, rememberTable } from "../../platform/storage/recentTables";
import { sitDown } from "../../model/net/api";
import { rememberedFace } from "../../model/avatars";
import type { Asking } from "../../model/tableRequests";

/** Sits down, if this device has a name and no seat there. Whatever stands in the way, the table's own screen tells. */
export async function sitAsKnown(asking: Asking, code: string, edition: string): Promise<void> {
  const name = remembered("name");
  if (name === null || rememberedTables().some((table) => table.code === code)) return;
  try {
    await sitDown(code, asking.withId({ name, face: rememberedFace() }));
    rememberTable({ code, edition, name, when: Date.now() });
  } catch {
    return;
  }
}
