/**
 * The steps of orders in flash sales (let in, confirmed, submitted) go in one after another, with a pause between: what a
 * process does for a crowd is a stream, and the other pages keep their turns.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { flashSaleLimits } from "@tradehall/mall-rules/limits";

/** When the next step may go in, of this process's own time. */
let nextAt = 0;

/** How long who came now would wait, in ms. */
export const turnIn = (): number => Math.max(0, nextAt - performance.now());

/** Waits for the caller's turn, `waitMs` at most: who was let in is not refused for a queue. */
export async function takeTurn(): Promise<void> {
  const waitMs = Math.min(turnIn(), flashSaleLimits.waitMs);
  nextAt = Math.max(performance.now() + waitMs, nextAt) + flashSaleLimits.paceMs;
  if (waitMs > 0) await sleep(waitMs);
}
