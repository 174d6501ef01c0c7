import fs from "node:fs";
import { messages, playwright, vitest, whole } from "./parts/checks.mjs";
import { ensureFonts } from "./parts/fonts.mjs";
import { chosenSteps, runGate } from "./parts/gate.mjs";
import { generators } from "./parts/generators.mjs";
import { journeys } from "./parts/journeys.mjs";
import { ensureBrowser, headlessBrowser } from "./parts/machine.mjs";
import { at, pinnedNode } from "./parts/paths.mjs";
import { ensurePostgres, startPostgres } from "./parts/postgres.mjs";
import { buildStorefront } from "./parts/prepare.mjs";
import { quickSteps } from "./parts/quick-steps.mjs";
import { main } from "./parts/say.mjs";
import { ensureTools } from "./toolchain.mjs";

const isUpdating = process.argv.includes("--update");

async function onPostgres() {
  const cluster = await startPostgres();
  try {
    return await vitest("server-postgres", ["server"], { env: { DATABASE_URL: cluster.url } });
  } finally {
    await cluster.stop();
  }
}

/** The stories in a browser, in the language that the environment names. */
const stories = async (name, env = {}) =>
  vitest(name, [], {
    config: "vitest.stories.config.ts",
    env: { ...env, CHROMIUM: await headlessBrowser() },
  });

/** Builds the storefront and weighs the first view of every buying route. */
async function buildAndWeigh() {
  await buildStorefront();
  const file = at("test-results/logs/budgets.json");
  fs.rmSync(file, { force: true });
  const { output } = await whole(pinnedNode, ["tools/budgets.mjs", "--json", file]);
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, output };
  const { passed, failed } = JSON.parse(fs.readFileSync(file, "utf8"));
  return { passed, failed, output, note: output.trimEnd() };
}

/** What breaks on purpose, with less of each, judged by counts. */
async function faults() {
  const file = at("test-results/logs/faults.json");
  fs.rmSync(file, { force: true });
  const { output } = await whole(pinnedNode, ["tools/faults.mjs", "--short", "--json", file]);
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, output };
  return { ...JSON.parse(fs.readFileSync(file, "utf8")), output };
}

/** Builds the Storybook and compares its pictures; `--update` takes new ones instead. */
async function visual() {
  const built = await whole(pinnedNode, ["tools/storybook.mjs", "--build"]);
  if (built.failed > 0) return built;
  return playwright("visual", "tests/visual/visual.config.ts", {
    env: { CHROMIUM: await headlessBrowser() },
    args: isUpdating ? ["--update-snapshots"] : [],
  });
}

const steps = [
  ...quickSteps,
  {
    name: "stories",
    isOneCore: true,
    title: "every story in a browser, with axe",
    needs: "browser",
    work: () => stories("stories"),
  },
  {
    name: "plays-en",
    isOneCore: true,
    title: "the stories' steps once more, in English",
    needs: "browser",
    work: () => stories("plays-en", { STORYBOOK_LOCALE: "en" }),
  },
  {
    name: "generators",
    isOneCore: true,
    title: "what npm run new makes is right at once",
    work: generators,
  },
  { name: "dev", title: "npm run dev answers a page", work: () => vitest("dev", ["dev"]) },
  {
    name: "server-pglite",
    title: "the server on the embedded database",
    work: () => vitest("server-pglite", ["server"], { env: { DATABASE_URL: "" } }),
  },
  { name: "server-postgres", title: "the same on PostgreSQL", needs: "postgres", work: onPostgres },
  {
    name: "consumer",
    title: "other shops install, build and open the packages",
    needs: "browser",
    work: () => playwright("consumer", "tests/consumer/consumer.config.ts"),
  },
  { name: "build", title: "the storefront, weighed", work: buildAndWeigh },
  { name: "faults", title: "what breaks on purpose, the short set", needs: "postgres", work: faults },
  { name: "journeys", title: "people using the running shop", needs: "browser", work: journeys },
  { name: "visual", title: "pictures and axe over the built Storybook", needs: "browser", work: visual },
];

main(async () => {
  const chosen = chosenSteps(steps, process.argv.slice(2));
  await ensureTools();
  // Every later step may read the compiled words; what is wrong with them is the step's own to say.
  await messages();
  const needs = new Set(chosen.map((step) => step.needs));
  if (needs.has("browser")) {
    await ensureBrowser();
    await ensureFonts();
  }
  if (needs.has("postgres")) await ensurePostgres();
  process.exitCode = (await runGate(chosen)) ? 0 : 1;
});
