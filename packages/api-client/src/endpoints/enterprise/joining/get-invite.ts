import * as v from "valibot";
import { InviteCard, inviteExample, inviteToken } from "../../../models/enterprise.ts";
import { endpoint } from "../../contract.ts";

/** The invitation that a link leads to. */
export const getInvite = endpoint("GET /p/enterprise/inviteInfo", {
  summary: "The invitation of a link",
  tag: "enterprise",
  auth: "token",
  effect: "read",
  query: v.object({ token: inviteToken }),
  answer: InviteCard,
  fails: ["A00004", "A00001"],
  example: { query: { token: "q1w2e3r4t5y6u7i8o9p0aa" }, answer: inviteExample },
});
