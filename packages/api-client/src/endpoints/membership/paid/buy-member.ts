import * as v from "valibot";
import { MemberPurchase, memberPurchaseExample } from "../../../models/member.ts";
import { payType } from "../../../models/payment.ts";
import { id, int, money } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Opens an attempt to buy a paid level and closes the one before; by balance it is paid with that. */
export const buyMember = endpoint("POST /p/member/buy", {
  summary: "Buys, renews or upgrades a membership",
  tag: "membership",
  auth: "token",
  effect: "write",
  creates: true,
  /** `price` is the one that was shown: another one is refused. */
  body: v.object({ levelId: id, months: int, price: money, payType }),
  answer: MemberPurchase,
  fails: ["A00004", "A00001"],
  example: {
    body: { levelId: 6, months: 12, price: "168.00", payType: 3 },
    answer: memberPurchaseExample,
  },
});
