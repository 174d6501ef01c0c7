import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { uploadFile } from "@tradehall/api-client/endpoints/file/upload-file";
import { isFileName } from "@tradehall/mall-rules/checks/file";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import { files } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { reEncode } from "./re-encode.ts";

const maxMb = uploadLimits.imageBytes / 1_048_576;

/** Named by its content, so that a name never changes what it shows and the same picture is kept once. */
export default handle(uploadFile, async (_, { db, buyer, clock, settings, file }) => {
  if (!file) refuse("fileMissing");
  if (!isFileName(file.name)) refuse("fileName");
  if (file.bytes.length === 0) refuse("fileEmpty");
  if (file.bytes.length > uploadLimits.imageBytes) refuse("fileTooLarge", { max: maxMb });
  const picture = await reEncode(file.bytes);
  if (picture === "pixels") refuse("filePixels");
  if (picture === "format") refuse("fileFormat");
  const name = createHash("sha256").update(picture.bytes).digest("hex").slice(0, 32);
  const relative = `${name.slice(0, 2)}/${name}.webp`;
  const target = path.join(settings.dataDir, "uploads", relative);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, picture.bytes);
  const filePath = `/uploads/${relative}`;
  const { width, height } = picture;
  const bytes = picture.bytes.length;
  await db
    .insert(files)
    .values({ userId: buyer.userId, path: filePath, bytes, width, height, createdAt: clock.now() });
  return { filePath, width, height, bytes };
});
