import { memberTasks } from "@tradehall/mall-rules/states/membership/member";
import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** Takes what a task gives, once, where it is done. */
export const claimTask = endpoint("POST /p/member/task", {
  summary: "Claims the award of a task",
  tag: "member",
  auth: "token",
  effect: "write",
  body: v.object({ task: v.picklist(memberTasks) }),
  answer: v.object({ growth: v.number(), points: v.number() }),
  fails: ["A00004", "A00001"],
  example: { body: { task: "profile" }, answer: { growth: 50, points: 20 } },
});
