/** Orders as their buyer sees them (family §5, form C). */

import { orderActions } from "@tradehall/mall-rules/states/order/order";
import { approvalStates } from "@tradehall/mall-rules/states/purchase/approval";
import * as v from "valibot";
import { Team } from "./group.ts";
import { orderedGoods, orderNumber } from "./order.ts";
import { OrderPreSale } from "./pre-sale.ts";
import { OrderTransfer } from "./transfer.ts";
import { dateTime, flag, id, instant, money, page } from "./wire.ts";

export const OrderItem = v.object({
  ...orderedGoods,
  /** The merchant's SKU code. */
  partyCode: v.string(),
  /** The manufacturer's part number; "" where it is not known. */
  makerCode: v.optional(v.string(), ""),
  /** What one of it is called: 盒, 件. */
  unit: v.string(),
  /** Of points goods: points that one piece cost, beside `price`; 0 of all others. */
  scorePrice: v.optional(v.number(), 0),
  productTotalAmount: money,
  /** What membership saved on it, not in `productTotalAmount` any more. */
  memberAmount: money,
  /** The package it was ordered with; 0 is none. */
  comboId: id,
  /** 1 came with the goods that earned it (赠品). */
  isGift: flag,
  /** Share of the order's reductions. */
  shareReduce: money,
  actualTotal: money,
  /** 1 once reviewed. */
  commSts: flag,
  /** Pieces whose refund succeeded. */
  refundCount: v.number(),
  /** The line's newest refund and its state (mall-rules states/after-sale/refund); `""` and null where there was none. */
  refundSn: v.string(),
  returnMoneySts: v.nullable(v.number()),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** Someone of the enterprise. */
const OrderUser = v.object({ userId: id, nickName: v.string() });

export const OrderUsers = v.object({
  /** 1 who is a member, 0 who was one. */
  users: v.array(v.object({ ...OrderUser.entries, isMember: flag })),
  /** What its orders are booked on, the latest first. */
  costCentres: v.optional(v.array(v.string()), []),
});
export type OrderUsers = v.InferOutput<typeof OrderUsers>;

export const OrderCard = v.object({
  orderNumber,
  shopId: id,
  shopName: v.string(),
  /**
   * 1 unpaid, 2 paid, 3 shipped, 4 received, 5 completed, 6 canceled, 7 grouping, 8 evaluated, 9 waits for its balance,
   * 10 for an approval of its enterprise.
   */
  status: v.number(),
  /** 0 general, 1 grouping, 2 flash sale, 3 points, 4 pre-sale with a deposit. */
  orderType: v.number(),
  /** 0 physical, 1 virtual. */
  orderMold: v.number(),
  dvyType: v.number(),
  /** 0 none, 1 running, 2 done, 3 refused and the buyer may mend it. */
  refundStatus: v.number(),
  freightAmount: money,
  actualTotal: money,
  /** Points that were paid for it: off its price, or for points goods beside it. */
  orderScore: v.optional(v.number(), 0),
  /** Deposit and balance of a pre-sale; null for all others. */
  preSale: v.nullable(OrderPreSale),
  productNums: v.number(),
  /** Parcels sent. */
  deliveryCount: v.number(),
  payType: v.nullable(v.number()),
  createTime: dateTime,
  payTime: v.nullable(dateTime),
  /** Who of the enterprise ordered; null outside of any. */
  orderUser: v.nullable(OrderUser),
  /** 0 where another person of the enterprise ordered it. */
  isOwn: v.optional(flag, 1),
  /** The buyer's own number of the purchase; `""` where they gave none. */
  poNumber: v.string(),
  /** Whom and what the enterprise books it on; `""` where nothing is said. */
  costCentre: v.optional(v.string(), ""),
  project: v.optional(v.string(), ""),
  /** Until when it lies in the trash; null outside of it. */
  trashEndsAt: v.nullable(instant),
  /** When the state ends by itself: unpaid expires, shipped counts as received, received completes. */
  deadlineAt: v.nullable(instant),
  allowedActions: v.array(v.picklist(orderActions)),
  orderItemDtos: v.array(OrderItem),
});
export type OrderCard = v.InferOutput<typeof OrderCard>;

export const OrderPage = v.object({ ...page(OrderCard).entries, now: instant });
export type OrderPage = v.InferOutput<typeof OrderPage>;

/** How an order above its buyer's limit is approved: step by step, the last is the one that waits. */
export const OrderApproval = v.object({
  steps: v.array(
    v.object({
      state: v.picklist(approvalStates),
      /** Who may decide it now; none once it is decided. */
      approvers: v.array(v.string()),
      /** Who decided; `""` before. */
      decidedBy: v.string(),
      /** Why it was refused; `""` otherwise. */
      reason: v.string(),
      decideTime: v.nullable(dateTime),
    }),
  ),
  /** Steps that an order of this amount goes through. */
  stepCount: v.number(),
  /** 1 where who asks may decide it now. */
  canDecide: flag,
});
export type OrderApproval = v.InferOutput<typeof OrderApproval>;

export const OrderDetail = v.object({
  ...OrderCard.entries,
  /** null where it needed no approval. */
  approval: v.optional(v.nullable(OrderApproval), null),
  /** Orders of the same submit, this one too: they are paid together. */
  submitOrderNumbers: v.array(orderNumber),
  /** Goods total, and what membership saved on it: not in it any more. */
  total: money,
  memberAmount: money,
  /** What spend-and-save took off. */
  discountMoney: money,
  couponMoney: money,
  /** What points took off its price. */
  scoreAmount: money,
  reduceAmount: money,
  /** What has gone back so far: money and points. */
  refundedAmount: money,
  refundedScore: v.number(),
  userAddrDto: v.nullable(
    v.object({
      receiver: v.string(),
      mobile: v.string(),
      province: v.string(),
      city: v.string(),
      area: v.string(),
      addr: v.string(),
    }),
  ),
  remarks: v.string(),
  virtualRemark: v.array(v.object({ prodId: id, name: v.string(), value: v.string() })),
  /** Codes of virtual goods, once paid: whether one was used, until when it can be. */
  virtualInfoList: v.array(
    v.object({
      writeOffCode: v.string(),
      isWriteOff: flag,
      isExpired: flag,
      expireTime: v.nullable(dateTime),
    }),
  ),
  /** Where the buyer collects the goods, and the code to show there: `""` before payment. */
  pickup: v.nullable(
    v.object({
      stationName: v.string(),
      tel: v.string(),
      addr: v.string(),
      writeOffCode: v.string(),
      isWriteOff: flag,
    }),
  ),
  /** The team of a group order; null outside of any, and before its leader has paid. */
  team: v.nullable(Team),
  /** The payment by bank that is awaited for it or paid it; null for all others. */
  transfer: v.optional(v.nullable(OrderTransfer), null),
  /** The payment that paid it. */
  payNo: v.nullable(v.string()),
  /** When the seller may be reminded again; null where that is now. */
  remindAgainAt: v.nullable(instant),
  /**
   * 1 time ran out, 4 by the buyer, 6 group failed, 7 refunded, 8 balance not paid in time, 9 by the shop,
   * 10 not approved, 11 not approved in time.
   */
  closeType: v.nullable(v.number()),
  cancelReason: v.string(),
  /** State of its invoice: 0 none, 1 applying, 2 issued, 3 given up, 4 taken back. */
  invoiceStatus: v.number(),
  dvyTime: v.nullable(dateTime),
  receiveTime: v.nullable(dateTime),
  finallyTime: v.nullable(dateTime),
  cancelTime: v.nullable(dateTime),
  now: instant,
});
export type OrderDetail = v.InferOutput<typeof OrderDetail>;

/** An order after an action: enough to redraw its buttons. */
export const OrderState = v.object({
  orderNumber,
  status: v.number(),
  deadlineAt: v.nullable(instant),
  allowedActions: v.array(v.picklist(orderActions)),
  now: instant,
});
export type OrderState = v.InferOutput<typeof OrderState>;

/** Number of orders by state: the tabs. */
export const OrderCounts = v.object({
  allCount: v.number(),
  /** Those that wait for an approval. */
  approval: v.optional(v.number(), 0),
  /** Those that wait for the balance of a pre-sale, too. */
  unPay: v.number(),
  payed: v.number(),
  consignment: v.number(),
  /** Received, to review. */
  confirm: v.number(),
  /** Reviewed or completed. */
  success: v.number(),
  close: v.number(),
  grouping: v.number(),
  refund: v.number(),
  /** In the trash; counted nowhere else. */
  trash: v.number(),
});
export type OrderCounts = v.InferOutput<typeof OrderCounts>;

/** Result of buying again, row by row. */
export const BuyAgainResult = v.object({
  items: v.array(
    v.object({
      orderItemId: id,
      prodId: id,
      skuId: id,
      prodName: v.string(),
      skuName: v.string(),
      prodCount: v.number(),
      isAdded: flag,
      /** Why not, in the buyer's language; `""` where it was added. */
      why: v.string(),
    }),
  ),
  /** Lines in the cart that hold what was added. */
  basketIds: v.array(id),
  /** Pieces in the cart afterwards. */
  prodCount: v.number(),
});
export type BuyAgainResult = v.InferOutput<typeof BuyAgainResult>;

export const orderNumberParam = v.object({ orderNumber });
