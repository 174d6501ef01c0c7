import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Fresh buyers of shop 1, signed in, each with a default address: the crowd of a load test, or someone whom no one else uses. */
export const makeBuyers = endpoint("POST /sandbox/buyers", {
  summary: "Fresh buyers of shop 1, signed in, each with a default address",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
    /** Each administers an enterprise of their own and has not agreed to its terms yet. */
    administers: v.optional(v.boolean(), false),
    /** Paid members. */
    paidMember: v.optional(v.boolean(), false),
    /** Points of each, earned now. */
    points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  }),
  answer: v.array(v.object({ userId: id, accessToken: v.string(), addrId: id })),
  fails: [],
  example: {
    body: { count: 1 },
    answer: [{ userId: 101, accessToken: "q2qXl0sVqJw6n4pHk1YzT8d3uRfA9mCeB7oGxWiNvLE", addrId: 55 }],
  },
});
