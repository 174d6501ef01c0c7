import { ensureFonts } from "./parts/fonts.mjs";
import { ensureBrowser } from "./parts/machine.mjs";
import { pinnedNode } from "./parts/paths.mjs";
import { buildStorefront } from "./parts/prepare.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { fail, main, step } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Takes the README's pictures into docs/pictures/, from a shop fresh from the seed and from the built Storybook. */
main(async () => {
  await ensureTools();
  await ensureBrowser();
  await ensureFonts();
  await buildStorefront();
  const built = await run(pinnedNode, ["tools/storybook.mjs", "--build"], { isLoud: true });
  if (built.code !== 0) fail("Without a built Storybook there is nothing to picture.");
  await step("Taking the pictures", async () => {
    const done = await run(pinnedNode, ["tests/support/take-pictures.ts"]);
    if (done.code !== 0) fail(`The pictures could not be taken:\n${lastLines(done.output)}`);
  });
});
