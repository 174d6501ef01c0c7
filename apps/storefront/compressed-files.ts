import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const ways = { br: promisify(brotliCompress), gz: promisify(gzip) };
/** What fits into one packet gains nothing. */
const leastBytes = 1_400;

/** The host sends built files as they stand beside them (`host/app.ts`), instead of compressing each at every request. */
export const compressedFiles = (): Plugin => ({
  name: "tradehall-compressed-files",
  async writeBundle({ dir = "" }) {
    if (this.environment.name !== "client") return;
    const folder = path.join(dir, "assets");
    const files = (await readdir(folder)).filter((file) => /\.(js|css|json|svg)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(folder, file));
        if (text.length < leastBytes) return;
        for (const [ending, compress] of Object.entries(ways))
          await writeFile(path.join(folder, `${file}.${ending}`), await compress(text));
      }),
    );
  },
});
