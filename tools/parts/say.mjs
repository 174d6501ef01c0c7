import { isEnded, listenForEnd } from "./signals.mjs";

/** A fault that the reader can mend: one sentence, no stack, exit code 1. */
export class CommandError extends Error {}

/** Ends the command with one clear sentence. */
export function fail(sentence) {
  throw new CommandError(sentence);
}

const colourful = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : String(text));

export const bold = paint("1");
export const dim = paint("2");
export const red = paint("31");
export const green = paint("32");

/** Seconds with one decimal, minutes from 90 s on. */
export function tookText(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 90) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, "0")} s`;
}

/** Prints what begins, runs it, prints how long it took. */
export async function step(title, work) {
  const startedAt = Date.now();
  console.log(`${bold("▸")} ${title} …`);
  const result = await work();
  console.log(`${green("✓")} ${title} ${dim(tookText(Date.now() - startedAt))}`);
  return result;
}

/** Turns a fault of the machine into the sentence that says what to do; undefined when it is not one. */
export function machineSentence(error) {
  const code = error && typeof error === "object" ? error.code : undefined;
  if (code === "ENOSPC") return "The disk is full: free some space and run the command again.";
  if (code === "EACCES" || code === "EPERM") {
    return `This user may not write ${error.path ?? "here"}: check who owns the folder and run the command again.`;
  }
  return undefined;
}

/** Runs a command's main function; faults end as one sentence and exit code 1. */
export async function main(work) {
  listenForEnd();
  try {
    await work();
  } catch (error) {
    // What runs was ended on purpose; its complaints are no news.
    if (isEnded()) return;
    const sentence = error instanceof CommandError ? error.message : machineSentence(error);
    if (sentence) console.error(`\n${red("✗")} ${sentence}`);
    else console.error(error);
    process.exit(1);
  }
}
