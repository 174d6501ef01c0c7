import fs from "node:fs";
import { at } from "./paths.mjs";
import { lastLines } from "./run.mjs";
import { bold, CommandError, dim, green, machineSentence, red, tookText } from "./say.mjs";

const heartbeatMs = 30_000;
const shownLines = 60;
const shownFailures = 25;

/** Says from time to time that a long step is still at work. */
function heartbeat(name, startedAt) {
  return setInterval(
    () => console.log(dim(`  ${name}: at work for ${tookText(Date.now() - startedAt)}`)),
    heartbeatMs,
  );
}

/** The failed tests one by one, or the end of the tool's own words when it knows none. */
function showFailures({ failures = [], output = "" }) {
  if (failures.length === 0) console.log(lastLines(output, shownLines));
  for (const failure of failures.slice(0, shownFailures)) console.log(failure);
  if (failures.length > shownFailures) console.log(`  … and ${failures.length - shownFailures} more`);
}

async function judgeStep(step) {
  try {
    return await step.work();
  } catch (error) {
    const sentence =
      error instanceof CommandError
        ? error.message
        : (machineSentence(error) ?? String(error?.stack ?? error));
    return { passed: 0, failed: 1, output: sentence };
  }
}

/** Runs one step, says how it ended and keeps its whole words. */
async function runStep(step) {
  const startedAt = Date.now();
  console.log(`${bold("▸")} ${step.name}: ${step.title} …`);
  const timer = heartbeat(step.name, startedAt);
  const result = await judgeStep(step);
  clearInterval(timer);
  if (result.output) {
    fs.mkdirSync(at("test-results/logs"), { recursive: true });
    fs.writeFileSync(at(`test-results/logs/${step.name}.log`), result.output);
  }
  const mark = result.failed === 0 ? green("✓") : red("✗");
  const why = result.reason ? ` (${result.reason})` : "";
  const counts = `passed ${result.passed}, failed ${result.failed}${why}`;
  // A test that passed at its second try is told, too.
  if (result.failed > 0 || result.failures?.length > 0) showFailures(result);
  else if (result.note) console.log(result.note);
  console.log(`${mark} ${step.name}: ${counts} ${dim(tookText(Date.now() - startedAt))}`);
  return { ...result, name: step.name };
}

/** What runs side by side: neighbours that keep one core busy each, else a step by itself. */
function turnsOf(steps) {
  const turns = [];
  for (const step of steps) {
    const last = turns.at(-1);
    if (step.isOneCore && last?.[0].isOneCore) last.push(step);
    else turns.push([step]);
  }
  return turns;
}

/** Runs a turn's steps two at once, the next as soon as one has ended. */
async function runTurn(turn) {
  const waiting = [...turn];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/**
 * Runs the steps one after the other, neighbours that keep only one core busy (`isOneCore`) two at once, each named and
 * timed with its own counts; a failed step does not stop the next. Ends with exactly one line `N passed, N failed`; resolves
 * with whether all passed.
 */
export async function runGate(steps) {
  const results = [];
  for (const turn of turnsOf(steps)) results.push(...(await runTurn(turn)));
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const failedNames = results.filter((result) => result.failed > 0).map((result) => result.name);
  if (failedNames.length > 0)
    console.log(`\nFailed steps: ${failedNames.join(", ")}; whole logs in test-results/logs/`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return failedNames.length === 0;
}

/** Picks the steps named in `--only a,b`; an unknown name ends the command. */
export function chosenSteps(steps, args) {
  const index = args.findIndex((word) => word === "--only" || word.startsWith("--only="));
  if (index === -1) return steps;
  const word = args[index];
  const names = (word.includes("=") ? word.slice("--only=".length) : (args[index + 1] ?? ""))
    .split(",")
    .filter(Boolean);
  const known = steps.map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    throw new CommandError(
      `--only takes a list of: ${known.join(", ")}${unknown.length ? `; not ${unknown.join(", ")}` : ""}.`,
    );
  }
  return steps.filter((step) => names.includes(step.name));
}
