import * as v from "valibot";
import { day, id, instant } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Forgets all footprints, or those of one day; answers them, so that they can be put back. */
export const clearBrowseLog = endpoint("POST /p/prodBrowseLog/clear", {
  summary: "Forgets all products the buyer looked at, or those of one day",
  tag: "browse log",
  auth: "token",
  effect: "write",
  body: v.object({ day: v.optional(day) }),
  answer: v.array(v.object({ prodId: id, browsedAt: instant })),
  fails: ["A00004"],
  example: { body: { day: "2026-11-20" }, answer: [{ prodId: 1001, browsedAt: 1_795_138_200_000 }] },
});
