import * as v from "valibot";
import { MemberPurchase, memberPurchaseExample } from "../../../models/member.ts";
import { endpoint } from "../../contract.ts";

/** The newest 50 memberships of all buyers that are being paid, for the console page. */
export const sandboxListMemberPurchases = endpoint("GET /sandbox/memberPurchases", {
  summary: "The newest purchases of memberships",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(MemberPurchase),
  fails: [],
  example: { answer: [memberPurchaseExample] },
});
