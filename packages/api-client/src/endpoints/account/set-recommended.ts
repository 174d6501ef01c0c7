import * as v from "valibot";
import { flag, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Turns recommending by what the buyer looked at and bought off and on. */
export const setRecommended = endpoint("PUT /p/user/recommendation", {
  summary: "Turns recommending by what the buyer did off and on",
  tag: "account",
  auth: "token",
  effect: "write",
  body: v.object({ prodRecommendation: flag }),
  answer: nothing,
  fails: ["A00004"],
  example: { body: { prodRecommendation: 0 }, answer: null },
});
