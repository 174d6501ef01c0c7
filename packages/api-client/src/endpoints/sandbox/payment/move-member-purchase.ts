import * as v from "valibot";
import { MemberPurchase, memberPurchaseExample } from "../../../models/member.ts";
import { payNo } from "../../../models/payment.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's phone: scans, pays or refuses a membership. */
export const sandboxMoveMemberPurchase = endpoint("POST /sandbox/memberPurchases", {
  summary: "Scans or pays a membership, or lets it fail",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ payNo, result: v.picklist(["scan", "success", "failure"]) }),
  answer: MemberPurchase,
  fails: ["A00001"],
  example: {
    body: { payNo: memberPurchaseExample.payNo, result: "success" },
    answer: { ...memberPurchaseExample, status: "paid", endTime: "2027-11-21 09:31:02" },
  },
});
