/** A refund in each state, of orders of data/orders.ts. */
import type { RefundEvent, RefundParty } from "@tradehall/mall-rules/states/after-sale/refund";
import type { RefundReason } from "@tradehall/mall-rules/words/refunds";

export interface RefundSeed {
  /** The submit whose first order it is of. */
  submit: number;
  /** Pieces of its first line; missing is the whole order. */
  pieces?: number;
  withReturn?: boolean;
  isReceived?: boolean;
  reason: RefundReason;
  explanation: string;
  /** Yuan; missing is as much as may go back. */
  amount?: `${bigint}.${number}`;
  hoursAgo: number;
  steps: { event: RefundEvent; by: RefundParty; hoursAgo: number; text?: string }[];
}

const seller = "seller" as const;
const buyer = "buyer" as const;

export const refundSeeds: readonly RefundSeed[] = [
  {
    ...{ submit: 25, pieces: 1, withReturn: true, isReceived: true, reason: "faulty" },
    ...{ explanation: "其中一把气泡不居中，校准后仍有偏差", hoursAgo: 5, steps: [] },
  },
  {
    ...{ submit: 26, pieces: 2, withReturn: true, isReceived: true, reason: "wrongGoods" },
    ...{ explanation: "有两把规格发成了 10 寸", hoursAgo: 30 },
    steps: [{ event: "accept", by: seller, hoursAgo: 26 }],
  },
  {
    ...{ submit: 27, pieces: 3, withReturn: true, isReceived: true, reason: "damaged" },
    ...{ explanation: "外箱压坏，三顶帽壳有裂纹", hoursAgo: 70 },
    steps: [
      { event: "accept", by: seller, hoursAgo: 66 },
      { event: "ship", by: buyer, hoursAgo: 40 },
    ],
  },
  {
    ...{ submit: 28, reason: "lateDispatch", explanation: "工期已过，不再需要", hoursAgo: 3 },
    steps: [{ event: "accept", by: seller, hoursAgo: 2 }],
  },
  {
    ...{ submit: 29, pieces: 5, isReceived: true, reason: "notAsDescribed", amount: "35.00" },
    ...{ explanation: "镀层颜色与图片不一致，协商部分退款", hoursAgo: 60 },
    steps: [{ event: "accept", by: seller, hoursAgo: 52 }],
  },
  {
    ...{ submit: 30, reason: "neverArrived", explanation: "物流三天没有更新", hoursAgo: 120 },
    steps: [{ event: "withdraw", by: buyer, hoursAgo: 110 }],
  },
  {
    ...{ submit: 31, pieces: 1, withReturn: true, isReceived: true, reason: "sevenDays" },
    ...{ explanation: "采购重复，未拆封", hoursAgo: 44 },
    steps: [{ event: "refuse", by: seller, hoursAgo: 20, text: "商品已拆封使用，不符合无理由退货条件" }],
  },
  {
    ...{ submit: 32, pieces: 1, withReturn: true, isReceived: true, reason: "other" },
    ...{ explanation: "", hoursAgo: 222 },
    steps: [
      { event: "accept", by: seller, hoursAgo: 216 },
      { event: "timeOut", by: "clock", hoursAgo: 48 },
    ],
  },
];
