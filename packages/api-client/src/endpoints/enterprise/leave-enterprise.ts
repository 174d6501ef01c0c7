import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Leaves an enterprise; its administrator hands over first (Spec §6). */
export const leaveEnterprise = endpoint("POST /p/enterprise/leave/{enterpriseId}", {
  summary: "Leaves an enterprise",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  params: v.object({ enterpriseId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { enterpriseId: 1 }, answer: null },
});
