import fs from "node:fs";
import { at, pinnedNode } from "./paths.mjs";
import { lastLines, run } from "./run.mjs";
import { fail, step } from "./say.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

const script = "tests/support/write-fonts.ts";
const sources = [
  script,
  "tests/support/font-folder.ts",
  "apps/server/src/typeface.ts",
  "apps/server/node_modules/@fontsource-variable/noto-sans-sc/package.json",
  "node_modules/opentype.js/package.json",
];

/** Writes the fonts of the browser tests, once for each version of them; a moved workspace writes them again. */
export async function ensureFonts() {
  const stamp = at(".cache/fonts/.written");
  const hash = `${hashOf(sources)} ${at(".")}`;
  if (isFresh(stamp, hash)) return;
  await step("Writing the fonts of the tests", async () => {
    fs.rmSync(at(".cache/fonts"), { recursive: true, force: true });
    const runs = await Promise.all(["Regular", "Bold"].map((style) => run(pinnedNode, [script, style])));
    const failed = runs.find(({ code }) => code !== 0);
    if (failed) fail(`The fonts of the tests could not be written:\n${lastLines(failed.output)}`);
    writeStamp(stamp, hash);
  });
}
