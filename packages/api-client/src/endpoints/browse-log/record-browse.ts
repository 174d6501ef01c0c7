import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Notes that the buyer opened a product; the newest 200 are kept, each product once (footprints). */
export const recordBrowse = endpoint("POST /p/prodBrowseLog", {
  summary: "Notes that the buyer opened a product",
  tag: "browse log",
  auth: "token",
  effect: "write",
  body: v.object({ prodId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { prodId: 1001 }, answer: null },
});
