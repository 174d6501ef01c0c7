import fs from "node:fs";
import path from "node:path";
import { at, dataFolder, pinnedNode } from "./paths.mjs";
import { startProcess } from "./processes.mjs";
import { lastLines, run } from "./run.mjs";
import { dim, fail, step } from "./say.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

const storefrontSources = ["packages", "apps/storefront", "pnpm-lock.yaml", "tsconfig.base.json"];

/** Compiles the messages; quick enough to do before everything that shows words. */
export async function compileMessages() {
  const done = await run(pinnedNode, ["tools/messages.mjs"]);
  if (done.code !== 0) fail(`The messages could not be compiled:\n${lastLines(done.output)}`);
}

/** Reads what the library's pages say of each component by themselves; takes some seconds. */
export async function readComponents() {
  const done = await run(pinnedNode, ["tools/components.mjs"]);
  if (done.code !== 0) fail(`The components could not be read:\n${lastLines(done.output)}`);
}

/** Builds the storefront when its sources changed since the last build. */
export async function buildStorefront() {
  const stamp = at("apps/storefront/build/.built");
  const hash = hashOf(storefrontSources);
  if (isFresh(stamp, hash)) return;
  await step("Building the storefront", async () => {
    await compileMessages();
    const done = await run("pnpm", ["--filter", "@tradehall/storefront", "run", "build"], {
      env: { NODE_ENV: "production" },
    });
    if (done.code !== 0) fail(`The storefront could not be built:\n${lastLines(done.output)}`);
    writeStamp(stamp, hash);
  });
}

const isEmbedded = (env = process.env) => !env.DATABASE_URL;

/** The words of the fault itself, without the stack that a stopped program prints. */
function faultWords(output) {
  const named = output.split("\n").flatMap((line) => {
    const match = /^\s*(?:\[cause\]: )?(?:\w+Error|Error)(?: \[\w+\])?: (.+?)(?: \{)?$/.exec(line);
    return match ? [match[1]] : [];
  });
  return named.length > 0 ? [...new Set(named)].slice(0, 2).join(" — ") : lastLines(output, 6);
}

/** What to do about a database that does not open. */
function databaseSentence(what, output, env) {
  const words = faultWords(output);
  if (/ENOSPC|no space left/i.test(output)) {
    return "The disk is full: free some space and run the command again.";
  }
  if (/in use by|npm run reset/.test(words)) return `${what}: ${words}.`;
  const way = isEmbedded(env)
    ? "If the data itself is broken, npm run reset starts again from the seed."
    : "The database is the one DATABASE_URL names: check that it runs and that the user may write.";
  return `${what}: ${words}\n  ${way}`;
}

/** Deletes the embedded database, pictures and uploads, unless a server works on them. */
export async function emptyData(env = process.env) {
  await step(`Deleting ${dataFolder()}`, async () => {
    const done = await run(pinnedNode, ["apps/server/src/reset.ts"], { env });
    if (done.code !== 0) fail(databaseSentence("Nothing was deleted", done.output, env));
  });
}

/** Migrates the database. The server does it too; done apart so that a broken database ends in one sentence. */
export async function migrate(env = process.env) {
  await step("Bringing the database up to date", async () => {
    const done = await run(pinnedNode, ["apps/server/src/migrate.ts"], { env });
    if (done.code !== 0) fail(databaseSentence("The database could not be opened", done.output, env));
  });
}

/** Runs the seed, which does nothing to a database that holds data already. */
export async function seed(args = [], env = process.env) {
  await step("Filling the shop with its goods", async () => {
    const done = await run(pinnedNode, ["apps/server/src/seed.ts", ...args], {
      env,
      onLine: (line) => line.trim() !== "" && console.log(dim(`  ${line}`)),
    });
    if (done.code !== 0) fail(databaseSentence("The shop could not be filled", done.output, env));
  });
}

/**
 * Migrates and seeds; an embedded database that was seeded once is left to the server, which migrates it itself.
 * `pictures: "first"` draws those of the first screens only: `drawTheRest` follows.
 */
export async function prepareData(env = process.env, { pictures = "all" } = {}) {
  const mark = path.join(env.DATA_DIR ?? dataFolder(), ".seeded");
  if (isEmbedded(env) && fs.existsSync(mark)) return;
  // A new embedded database is brought up to date by the seed itself.
  if (!isEmbedded(env)) await migrate(env);
  await seed(pictures === "first" ? ["--first-pictures"] : [], env);
  if (isEmbedded(env)) fs.writeFileSync(mark, new Date().toISOString());
}

/** All that opening the shop needs, side by side; both end before a fault of one is told. */
export async function prepareShop() {
  const works = [buildStorefront(), prepareData(process.env, { pictures: "first" })];
  for (const result of await Promise.allSettled(works)) if (result.status === "rejected") throw result.reason;
}

/** Draws the pictures that the seed has left out while the shop is open; ends with this command, and goes on with the next. */
export function drawTheRest() {
  startProcess("The drawing of pictures", pinnedNode, ["apps/server/src/draw-pictures.ts"], {
    print: (line) => console.log(dim(`pictures │ ${line}`)),
  });
}
