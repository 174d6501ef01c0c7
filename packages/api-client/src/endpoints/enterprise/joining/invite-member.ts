import * as v from "valibot";
import { inviteToken } from "../../../models/enterprise.ts";
import { dateTime, id, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Invites by a mobile number, or by a link for its first reader: 7 days, once (Spec §6). */
export const inviteMember = endpoint("POST /p/enterprise/invite", {
  summary: "Invites a person to the enterprise",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  creates: true,
  /** `mobile` as it was typed; `""` makes a link for its first reader. */
  body: v.object({ enterpriseId: id, mobile: text(20) }),
  answer: v.object({ inviteId: id, token: inviteToken, expireTime: dateTime }),
  fails: ["A00004", "A00001"],
  example: {
    body: { enterpriseId: 1, mobile: "13800000006" },
    answer: { inviteId: 5, token: "q1w2e3r4t5y6u7i8o9p0aa", expireTime: "2026-12-04 10:00:00" },
  },
});
