import { pinnedNode } from "./parts/paths.mjs";
import { compileMessages } from "./parts/prepare.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { main, step, trouble } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Builds what other shops install into packages/*\/dist. */
main(async () => {
  await ensureTools();
  await step("Building the packages", async () => {
    await compileMessages();
    const done = await run(pinnedNode, ["tools/parts/build-packages.mjs"], {
      env: { NODE_ENV: "production" },
    });
    if (done.code !== 0) trouble(`The packages could not be built:\n${lastLines(done.output)}`);
  });
});
