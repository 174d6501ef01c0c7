import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Takes an own review away for good; its line is not reviewed again. */
export const deleteComment = endpoint("DELETE /p/prodComm/{prodCommId}", {
  summary: "Takes an own review away for good",
  tag: "comment",
  auth: "token",
  effect: "write",
  params: v.object({ prodCommId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { prodCommId: 7 }, answer: null },
});
