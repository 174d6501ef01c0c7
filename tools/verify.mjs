import { messages } from "./parts/checks.mjs";
import { chosenSteps, runGate } from "./parts/gate.mjs";
import { quickSteps } from "./parts/quick-steps.mjs";
import { main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** The quick gate before a commit. */
main(async () => {
  const chosen = chosenSteps(quickSteps, process.argv.slice(2));
  await ensureTools();
  // Every later step may read the compiled words; what is wrong with them is the step's own to say.
  await messages();
  process.exitCode = (await runGate(chosen)) ? 0 : 1;
});
