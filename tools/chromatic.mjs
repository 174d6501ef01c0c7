import { compileMessages } from "./parts/prepare.mjs";
import { run } from "./parts/run.mjs";
import { fail, main } from "./parts/say.mjs";
import { buildStorybook } from "./parts/storybook.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Sends the library's pictures to Chromatic; of stories whose files are as before it takes none (TurboSnap). */
main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log("CHROMATIC_PROJECT_TOKEN is not set, so nothing is built and nothing is sent.");
    return;
  }
  await ensureTools();
  await compileMessages();
  await buildStorybook("--stats-json");
  const { code } = await run("chromatic", ["--no-interactive"], { isLoud: true });
  if (code !== 0) fail(`Chromatic refused (exit code ${code}); what it says stands above.`);
});
