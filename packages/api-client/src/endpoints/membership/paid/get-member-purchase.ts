import * as v from "valibot";
import { MemberPurchase, memberPurchaseExample } from "../../../models/member.ts";
import { payNo } from "../../../models/payment.ts";
import { endpoint } from "../../contract.ts";

/** The state of an own attempt to buy a membership. */
export const getMemberPurchase = endpoint("GET /p/member/purchase", {
  summary: "One attempt to buy a membership",
  tag: "membership",
  auth: "token",
  effect: "read",
  query: v.object({ payNo }),
  answer: MemberPurchase,
  fails: ["A00004", "A00001"],
  example: { query: { payNo: memberPurchaseExample.payNo }, answer: memberPurchaseExample },
});
