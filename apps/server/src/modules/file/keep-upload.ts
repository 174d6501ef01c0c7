/** Keeps the picture of an upload call: looked at, re-encoded, within what its buyer may send. */
import { isFileName } from "@tradehall/mall-rules/checks/file";
import { mostBytesOf, type UploadPurpose } from "@tradehall/mall-rules/limits";
import { files } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { keepFile, newFilePath } from "./file-store.ts";
import { requireRoom } from "./own-files.ts";
import { reEncode } from "./re-encode.ts";
import { signerOf } from "./signed-path.ts";

export async function keepUpload(
  { db, buyer: { userId }, clock, settings, file }: Context,
  purpose: UploadPurpose,
) {
  if (!file) refuse("fileMissing");
  if (!isFileName(file.name)) refuse("fileName");
  if (file.bytes.length === 0) refuse("fileEmpty");
  const most = mostBytesOf(purpose);
  if (file.bytes.length > most) refuse("fileTooLarge", { max: most / 1_048_576 });
  const now = clock.now();
  // Who has no room left costs no drawing; whether there is room is decided below.
  await requireRoom(db, userId, 0, now);
  const picture = await reEncode(file.bytes);
  if (picture === "pixels") refuse("filePixels");
  if (picture === "format") refuse("fileFormat");
  const { width, height } = picture;
  const bytes = picture.bytes.length;
  const filePath = newFilePath();
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await requireRoom(tx, userId, bytes, now);
    await tx.insert(files).values({ userId, path: filePath, purpose, bytes, width, height, createdAt: now });
  });
  // After its row: what a crash leaves is swept.
  await keepFile(settings.dataDir, filePath, picture.bytes);
  return { filePath, signedPath: (await signerOf(db, userId, now))(filePath), width, height, bytes };
}
