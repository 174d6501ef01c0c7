import { MemberOffer, membershipExample, paidLevelExample } from "../../../models/member.ts";
import { endpoint } from "../../contract.ts";

/** Paid levels as the buyer can buy, renew or upgrade to them now. */
export const getMemberOffer = endpoint("GET /p/member/offer", {
  summary: "Paid levels on sale, for this buyer",
  tag: "membership",
  auth: "token",
  effect: "read",
  answer: MemberOffer,
  fails: ["A00004"],
  example: {
    answer: {
      levels: [
        {
          ...{ level: paidLevelExample, kind: "renewal", block: null },
          terms: [{ months: 12, price: "168.00", endTime: "2028-11-21 09:31:02", carriedDays: 0 }],
        },
      ],
      ...{ membership: membershipExample, growth: 1860, balance: "50000.00", payTypes: [3, 2, 9] },
      now: 1_795_397_400_000,
    },
  },
});
