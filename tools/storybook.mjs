import { demandFreePort, portFrom } from "./parts/ports.mjs";
import { compileMessages, readComponents } from "./parts/prepare.mjs";
import { startProcess } from "./parts/processes.mjs";
import { fail, main } from "./parts/say.mjs";
import { endIsFine, isEnded } from "./parts/signals.mjs";
import { buildStorybook } from "./parts/storybook.mjs";
import { watchMessages } from "./parts/watch.mjs";
import { ensureTools } from "./toolchain.mjs";

/** Opens the library for reading and changing. */
async function open() {
  await readComponents();
  const port = portFrom("STORYBOOK_PORT", 6006);
  await demandFreePort("STORYBOOK_PORT", port);
  const options = ["dev", "--port", String(port), "--exact-port", "--no-open", "--disable-telemetry"];
  const storybook = startProcess("Storybook", "storybook", options, { print: (line) => console.log(line) });
  await watchMessages((line) => console.log(line));
  endIsFine();
  const code = await storybook.ended;
  if (!isEnded()) fail(`Storybook ended by itself (exit code ${code}).`);
}

main(async () => {
  await ensureTools();
  await compileMessages();
  if (process.argv.includes("--build")) await buildStorybook();
  else await open();
});
