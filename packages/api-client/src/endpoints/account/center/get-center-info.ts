import * as v from "valibot";
import { CenterInfo, centerParts } from "../../../models/center.ts";
import { cardExample } from "../../../models/examples/order.ts";
import { endpoint } from "../../contract.ts";

/** What the user centre begins with (family §2, in parts of ours): each part may fail alone, and is asked for again by its name. */
export const getCenterInfo = endpoint("GET /p/user/centerInfo", {
  summary: "The overview of the user centre, in parts that may fail alone",
  tag: "user",
  auth: "token",
  effect: "read",
  /** Without `part` all of them. */
  query: v.object({ part: v.optional(v.picklist(centerParts)) }),
  answer: CenterInfo,
  fails: ["A00004"],
  example: {
    query: {},
    answer: {
      orderCountData: {
        ...{ allCount: 9, approval: 0, unPay: 1, payed: 2, consignment: 1, confirm: 1, success: 3 },
        ...{ close: 1, grouping: 0, refund: 0, trash: 1 },
      },
      latest: { order: cardExample, trace: null },
      coupons: { unused: 3, endingSoon: 1 },
      lowered: { total: 0, records: [] },
      bought: { isOff: 0, records: [] },
      waiting: { toInvoice: 2, toReturn: 0, toMend: 0 },
      memberLevelName: "银牌会员",
      ...{ shopAuditStatus: 1, shopId: 7, shopStatus: -1 },
      now: 1_795_397_400_000,
    },
  },
});
