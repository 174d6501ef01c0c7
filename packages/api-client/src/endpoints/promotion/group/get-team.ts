import * as v from "valibot";
import { groupNow, teamExample } from "../../../models/examples/group.ts";
import { Team } from "../../../models/group.ts";
import { id, instant } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** One team, whether it can be joined or not any more: what a shared link leads to. */
export const getTeam = endpoint("GET /groupBuy/team", {
  summary: "One team",
  tag: "group",
  auth: "optional",
  effect: "read",
  query: v.object({ teamId: id }),
  answer: v.object({ ...Team.entries, now: instant }),
  fails: ["A00001"],
  example: { query: { teamId: 12 }, answer: { ...teamExample, now: groupNow } },
});
