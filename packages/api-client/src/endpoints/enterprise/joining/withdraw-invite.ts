import * as v from "valibot";
import { id, nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Takes an open invitation back. */
export const withdrawInvite = endpoint("DELETE /p/enterprise/invite/{inviteId}", {
  summary: "Takes an invitation back",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  params: v.object({ inviteId: id }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { inviteId: 5 }, answer: null },
});
