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
  async writeBundle() {
    const { name, config } = this.environment;
    const folder = path.join(config.environments.client?.build.outDir ?? "", "assets");
    // The router writes its list of routes while the server's part is built.
    const wanted = name === "client" ? /\.(js|css|json|svg)$/ : /^manifest-\w+\.js$/;
    const files = (await readdir(folder)).filter((file) => wanted.test(file));
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
