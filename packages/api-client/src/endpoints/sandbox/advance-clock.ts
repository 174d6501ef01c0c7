import * as v from "valibot";
import { instant } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const yearMs = 366 * 86_400_000;

/** Moves the clock that every expiry, countdown and timeout follows; at most a year at once, never back. */
export const advanceClock = endpoint("POST /sandbox/clock", {
  summary: "Moves the clock that every expiry, countdown and timeout follows",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(yearMs)) }),
  answer: v.object({ now: instant }),
  fails: [],
  example: { body: { advanceMs: 1_800_000 }, answer: { now: 1_798_763_400_000 } },
});
