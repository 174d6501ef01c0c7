import * as v from "valibot";
import { groupNow, teamExample } from "../../../models/examples/group.ts";
import { RunningGroupOrder, Team } from "../../../models/group.ts";
import { id, instant } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Teams of a product that can be joined: those that lack the fewest people first, then those that end first. */
export const listTeams = endpoint("GET /groupBuy/teams", {
  summary: "Teams of a product that can be joined",
  tag: "group",
  auth: "optional",
  effect: "read",
  /** Without an activity the first that runs. */
  query: v.object({ prodId: id, activityId: v.optional(id) }),
  answer: v.object({
    /** A few of them, and how many there are. */
    records: v.array(Team),
    total: v.number(),
    /** The asking buyer's own order of the activity that runs; null without one. */
    running: v.nullable(RunningGroupOrder),
    now: instant,
  }),
  fails: [],
  example: {
    query: { prodId: 1001 },
    answer: { records: [teamExample], total: 1, running: null, now: groupNow },
  },
});
