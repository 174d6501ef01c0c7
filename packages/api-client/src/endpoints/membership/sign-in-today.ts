import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** Daily sign-in: once a day by the calendar of China, points by days in a row. */
export const signInToday = endpoint("POST /p/member/signIn", {
  summary: "Signs in for today",
  tag: "member",
  auth: "token",
  effect: "write",
  answer: v.object({ streak: v.number(), points: v.number(), growth: v.number() }),
  fails: ["A00004", "A00001"],
  example: { answer: { streak: 3, points: 10, growth: 2 } },
});
