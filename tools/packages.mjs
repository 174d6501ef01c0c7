import { pinnedNode } from "./parts/paths.mjs";
import { compileMessages } from "./parts/prepare.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { fail, main, step } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Builds what other shops install into packages/*\/dist; `--sources` refuses to pack a package as it is here. */
main(async () => {
  if (process.argv.includes("--sources"))
    fail("These are sources: npm run packages builds them into dist, a folder that is packed as it is.");
  await ensureTools();
  await step("Building the packages", async () => {
    await compileMessages();
    const done = await run(pinnedNode, ["tools/parts/build-packages.mjs"], {
      env: { NODE_ENV: "production" },
    });
    if (done.code !== 0) fail(`The packages could not be built:\n${lastLines(done.output)}`);
  });
});
