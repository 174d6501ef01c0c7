import * as v from "valibot";
import { day } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Days (`yyyy-MM-dd`, China's) on which the buyer looked at products that are still noted, last first. */
export const listBrowseDays = endpoint("GET /p/prodBrowseLog/days", {
  summary: "Days with footprints",
  tag: "browse log",
  auth: "token",
  effect: "read",
  answer: v.array(v.object({ day, count: v.number() })),
  fails: ["A00004"],
  example: { answer: [{ day: "2026-11-20", count: 3 }] },
});
