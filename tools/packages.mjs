import fs from "node:fs";
import path from "node:path";
import { readOptions } from "./parts/options.mjs";
import { at, pinnedNode } from "./parts/paths.mjs";
import { compileMessages } from "./parts/prepare.mjs";
import { published } from "./parts/published-entry-points.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { fail, main, step } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Packs every built package into a folder, for `npm install folder/*.tgz` in another shop. */
async function packInto(folder) {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of published) {
    const args = ["pack", "--silent", "--pack-destination", folder];
    const done = await run("npm", args, { cwd: at(`packages/${name}/dist`) });
    if (done.code !== 0) fail(`@tradehall/${name} could not be packed:\n${lastLines(done.output)}`);
  }
  console.log(`In another shop: npm install ${path.join(folder, "*.tgz")}
A new shop of them: npm run create -- FOLDER --packages ${folder}`);
}

/**
 * Builds what other shops install into packages/*\/dist; `--pack FOLDER` packs it there, too. `--sources` refuses to pack a package as
 * it is here.
 */
main(async () => {
  const { values } = readOptions({
    options: { sources: { type: "boolean", default: false }, pack: { type: "string" } },
  });
  if (values.sources)
    fail("These are sources: npm run packages builds them into dist, a folder that is packed as it is.");
  await ensureTools();
  await step("Building the packages", async () => {
    await compileMessages();
    const done = await run(pinnedNode, ["tools/parts/build-packages.mjs"], {
      env: { NODE_ENV: "production" },
    });
    if (done.code !== 0) fail(`The packages could not be built:\n${lastLines(done.output)}`);
  });
  if (values.pack) await packInto(path.resolve(values.pack));
});
