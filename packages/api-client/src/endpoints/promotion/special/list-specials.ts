import * as v from "valibot";
import { SpecialActivity } from "../../../models/discount.ts";
import { specialExample } from "../../../models/examples/discount.ts";
import { instant } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Limited-time offers that run and that come, those that end first in front, each with its first products. */
export const listSpecials = endpoint("GET /discount/specials", {
  summary: "Limited-time offers that run or come",
  tag: "discount",
  auth: "none",
  effect: "read",
  answer: v.object({ activities: v.array(SpecialActivity), now: instant }),
  fails: [],
  example: { answer: { activities: [specialExample], now: specialExample.startsAt } },
});
