import * as v from "valibot";
import { flag, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Whether products that the buyer looks at are noted from now on; what was noted before stays. */
export const keepBrowseLog = endpoint("POST /p/prodBrowseLog/keep", {
  summary: "Turns footprints off or on again",
  tag: "browse log",
  auth: "token",
  effect: "write",
  body: v.object({ isKeeping: flag }),
  answer: nothing,
  fails: ["A00004"],
  example: { body: { isKeeping: 0 }, answer: null },
});
