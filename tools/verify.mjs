import { format, lint, messages, types, vitest } from "./parts/checks.mjs";
import { chosenSteps, runGate } from "./parts/gate.mjs";
import { main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

/** The quick gate before a commit: what needs neither browser nor database server. */
const steps = [
  { name: "format", title: "every file looks the same", work: format },
  { name: "lint", title: "no known trap", work: lint },
  { name: "messages", title: "both languages say everything", work: messages },
  { name: "types", title: "every package's types", work: types },
  { name: "laws", title: "the house's rules over everything", work: () => vitest("laws", ["laws"]) },
  { name: "unit", title: "the packages by themselves", work: () => vitest("unit", ["unit"]) },
];

main(async () => {
  const chosen = chosenSteps(steps, process.argv.slice(2));
  await ensureTools();
  // Every later step may read the compiled words; what is wrong with them is the step's own to say.
  await messages();
  process.exitCode = (await runGate(chosen)) ? 0 : 1;
});
