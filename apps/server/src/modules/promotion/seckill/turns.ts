/**
 * The steps of orders in flash sales (let in, confirmed, submitted) go in one after another, with a pause between: what a
 * process does for a crowd is a stream, and the other pages keep their turns. A buyer has one place at a time, and who
 * holds a secret does not wait behind those who ask for one.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { flashSaleLimits } from "@tradehall/mall-rules/limits";

/** Who asks to be let in, and who was. */
export type Line = "entering" | "holding";

/** When the next step of each line may go in, of this process's own time; never more than `waitMs` ahead. */
const nextAt: Record<Line, number> = { entering: 0, holding: 0 };
const placeOf = new Map<number, Promise<void>>();

/** How long who came now would wait, in ms. */
export function turnIn(line: Line): number {
  const at = line === "entering" ? Math.max(nextAt.entering, nextAt.holding) : nextAt.holding;
  return Math.max(0, at - performance.now());
}

/** Waits for the buyer's turn, `waitMs` at most: who was let in is not refused for a queue. */
export function takeTurn(line: Line, userId: number): Promise<void> {
  // Two presses of one buyer wait for the same moment and take one place.
  const mine = placeOf.get(userId);
  if (mine) return mine;
  const waitMs = Math.min(turnIn(line), flashSaleLimits.waitMs);
  nextAt[line] = performance.now() + waitMs + flashSaleLimits.paceMs;
  if (waitMs === 0) return Promise.resolve();
  const place = sleep(waitMs).then(() => void placeOf.delete(userId));
  placeOf.set(userId, place);
  return place;
}
