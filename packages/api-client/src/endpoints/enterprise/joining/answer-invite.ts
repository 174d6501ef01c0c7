import * as v from "valibot";
import { inviteToken } from "../../../models/enterprise.ts";
import { flag, id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Accepts or declines an invitation: by its link, or by its id where it was sent to one's own number. */
export const answerInvite = endpoint("POST /p/enterprise/answerInvite", {
  summary: "Accepts or declines an invitation",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: v.object({ inviteId: v.optional(id), token: v.optional(inviteToken), isAccepted: flag }),
  answer: v.object({ enterpriseId: id }),
  fails: ["A00004", "A00001"],
  example: { body: { inviteId: 5, isAccepted: 1 }, answer: { enterpriseId: 1 } },
});
