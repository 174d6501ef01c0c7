import { readComponents } from "./prepare.mjs";
import { lastLines, run } from "./run.mjs";
import { fail, step } from "./say.mjs";

/** Builds the static Storybook into storybook-static/, with `--stats-json` also which story is made of which files. */
export async function buildStorybook(...options) {
  await step("Building Storybook", async () => {
    await readComponents();
    const args = ["build", "--quiet", "--disable-telemetry", ...options];
    const done = await run("storybook", args, { env: { CI: "true" } });
    if (done.code !== 0) fail(`Storybook could not be built:\n${lastLines(done.output)}`);
  });
}
