import { demandFreePort, portFrom } from "./parts/ports.mjs";
import { compileMessages } from "./parts/prepare.mjs";
import { startProcess } from "./parts/processes.mjs";
import { lastLines, run } from "./parts/run.mjs";
import { main, step, trouble } from "./parts/say.mjs";
import { endIsFine, isEnded } from "./parts/signals.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Builds the static Storybook into storybook-static/. */
async function build() {
  await step("Building Storybook", async () => {
    const done = await run("storybook", ["build", "--quiet", "--disable-telemetry"], { env: { CI: "true" } });
    if (done.code !== 0) trouble(`Storybook could not be built:\n${lastLines(done.output)}`);
  });
}

/** Opens the library for reading and changing. */
async function open() {
  const port = portFrom("STORYBOOK_PORT", 6006);
  await demandFreePort("STORYBOOK_PORT", port);
  const options = ["dev", "--port", String(port), "--exact-port", "--no-open", "--disable-telemetry"];
  const storybook = startProcess("Storybook", "storybook", options, { print: (line) => console.log(line) });
  endIsFine();
  const code = await storybook.ended;
  if (!isEnded()) trouble(`Storybook ended by itself (exit code ${code}).`);
}

main(async () => {
  await ensureTools();
  await compileMessages();
  if (process.argv.includes("--build")) await build();
  else await open();
});
