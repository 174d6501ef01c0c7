import * as v from "valibot";
import { instant } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The server's clock. */
export const getClock = endpoint("GET /sandbox/clock", {
  summary: "The server's clock",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.object({ now: instant }),
  fails: [],
  example: { answer: { now: 1_798_761_600_000 } },
});
