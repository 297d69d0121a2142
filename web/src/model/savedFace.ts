// localStorage: the face that the reader of this device likes to have at a new table.
import { type FaceId, isFace } from "../art/faces/faceIds";
import { saveSetting, readSetting } from "../platform/storage/settings";

/** Whether it is free is for each table to say. */
export function savedFace(): FaceId | null {
  const name = readSetting("face");
  return isFace(name) ? name : null;
}

export function saveFace(face: FaceId): void {
  saveSetting("face", face);
}
