import * as v from "valibot";
import { id, instant, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const Item = v.object({ prodId: id, browsedAt: instant });

/** Undo of a deletion: puts footprints back on their day. What was seen again meanwhile is left alone. */
export const restoreBrowseLog = endpoint("POST /p/prodBrowseLog/restore", {
  summary: "Puts deleted footprints back (undo)",
  tag: "browse log",
  auth: "token",
  effect: "write",
  body: v.object({ items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(200)) }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { items: [{ prodId: 1001, browsedAt: 1_795_138_200_000 }] }, answer: null },
});
