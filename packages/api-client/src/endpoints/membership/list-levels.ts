import { growthLevelExample, MemberLevels, paidLevelExample } from "../../models/member.ts";
import { endpoint } from "../contract.ts";

/** All levels with what each gives, and which of them the buyer has. */
export const listLevels = endpoint("GET /p/member/levels", {
  summary: "Levels of members and what each gives",
  tag: "member",
  auth: "token",
  effect: "read",
  answer: MemberLevels,
  fails: ["A00004"],
  example: { answer: { levels: [growthLevelExample, paidLevelExample], ownLevelIds: [2], growth: 1860 } },
});
