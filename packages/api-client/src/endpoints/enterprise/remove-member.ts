import * as v from "valibot";
import { id, nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Removes a member; their orders stay with the enterprise, which its administrator acts on (Spec §6). */
export const removeMember = endpoint("DELETE /p/enterprise/member/{enterpriseId}/{userId}", {
  summary: "Removes a member from the enterprise",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  params: v.object({ enterpriseId: id, userId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { enterpriseId: 1, userId: 6 }, answer: null },
});
