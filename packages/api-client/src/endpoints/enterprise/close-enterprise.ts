import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Closes the enterprise's account for good, once all of its orders are complete and nothing is owed (Spec §6). */
export const closeEnterprise = endpoint("DELETE /p/enterprise/{enterpriseId}", {
  summary: "Closes the enterprise's account",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  params: v.object({ enterpriseId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { enterpriseId: 1 }, answer: null },
});
