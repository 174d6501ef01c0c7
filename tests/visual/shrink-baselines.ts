import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import sharp from "sharp";

const folder = path.join(import.meta.dirname, "baselines");

/** A PNG of up to 256 colours is a third of one of all, and differs less than the comparison allows. */
async function shrink(file: string): Promise<void> {
  const taken = await readFile(file);
  const { isPalette } = await sharp(taken).metadata();
  if (!isPalette)
    await writeFile(
      file,
      await sharp(taken)
        .png({ palette: true, colours: 48, quality: 80, dither: 0, effort: 10, compressionLevel: 9 })
        .toBuffer(),
    );
}

/** After pictures were taken, makes the files of the new ones small. */
export default async function shrinkBaselines({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === "none") return;
  for (const name of await readdir(folder)) await shrink(path.join(folder, name));
}
