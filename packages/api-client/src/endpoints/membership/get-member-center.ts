import * as v from "valibot";
import { growthLevelExample, MemberCenter, membershipExample, signInExample } from "../../models/member.ts";
import { endpoint } from "../contract.ts";

/** The member centre: growth and level, membership, what it saved, sign-ins of a month, tasks. */
export const getMemberCenter = endpoint("GET /p/member/center", {
  summary: "The buyer as a member",
  tag: "member",
  auth: "token",
  effect: "read",
  /** Month whose sign-ins are told, `yyyy-MM`; this one where none is named. */
  query: v.object({ month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))) }),
  answer: MemberCenter,
  fails: ["A00004"],
  example: {
    query: { month: "2026-11" },
    answer: {
      ...{ growth: 1860, points: 20_000, level: growthLevelExample, next: null },
      ...{ membership: membershipExample, saved: { price: "36.00", freight: "16.00" } },
      signIn: signInExample,
      tasks: [{ task: "profile", state: "done", growth: 50, points: 20 }],
      now: 1_795_397_400_000,
    },
  },
});
