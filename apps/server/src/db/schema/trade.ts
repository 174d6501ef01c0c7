/** Orders, payment, parcels. */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { deliveryTypes, molds, parcelStates } from "@tradehall/mall-rules/states/order/delivery";
import {
  dueOrderStatuses,
  orderKinds,
  orderStatuses,
  orderStatusNumbers,
  paidOrderStatuses,
  receivedOrderStatuses,
  shippedOrderStatuses,
} from "@tradehall/mall-rules/states/order/order";
import { invoiceStatuses } from "@tradehall/mall-rules/states/payment/invoice";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { combos, products, shops, skus } from "./catalogue.ts";
import { at, emptyIdArray, emptyTextArray, fen, noMoney, ref, serialId } from "./columns.ts";
import { payments } from "./payments.ts";
import { users } from "./people.ts";
import { preSaleOfOrder, preSaleOfOrderRule } from "./pre-sales.ts";
import { activities } from "./promotions.ts";
import { quotes } from "./quotes.ts";
import { atLeast, implies, oneOf, rule } from "./rules.ts";
import { teams } from "./teams.ts";

export interface AddressSnapshot {
  receiver: string;
  mobile: string;
  province: string;
  city: string;
  area: string;
  addr: string;
}
export interface RemarkAnswer {
  prodId: number;
  name: string;
  value: string;
}

export const orders = pgTable(
  "orders",
  {
    orderNumber: text("order_number").primaryKey(),
    /** The confirm it came from: the orders of one submit share it. */
    submitId: text("submit_id").notNull(),
    userId: ref("user_id")
      .notNull()
      .references(() => users.id),
    enterpriseId: ref("enterprise_id").notNull().default(0),
    shopId: ref("shop_id")
      .notNull()
      .references(() => shops.id),
    shopName: text("shop_name").notNull(),
    /** Wire number (mall-rules states/order/order). */
    status: integer("status").notNull(),
    orderType: integer("order_type").notNull().default(0),
    mold: integer("mold").notNull().default(0),
    dvyType: integer("dvy_type").notNull().default(1),
    goodsFen: fen("goods_fen").notNull(),
    freightFen: fen("freight_fen").notNull().default(noMoney),
    /** Taken off by spend-and-save (满减). */
    discountFen: fen("discount_fen").notNull().default(noMoney),
    couponFen: fen("coupon_fen").notNull().default(noMoney),
    pointsFen: fen("points_fen").notNull().default(noMoney),
    pointsUsed: integer("points_used").notNull().default(0),
    actualFen: fen("actual_fen").notNull(),
    userCouponIds: ref("user_coupon_ids").array().notNull().default(emptyIdArray),
    payType: integer("pay_type"),
    /** The one attempt that paid it; null while unpaid, and where reductions paid it wholly. */
    payNo: text("pay_no").references((): AnyPgColumn => payments.payNo),
    address: jsonb("address").$type<AddressSnapshot | null>(),
    remarks: text("remarks").notNull().default(""),
    remarkAnswers: jsonb("remark_answers").$type<RemarkAnswer[]>().notNull().default([]),
    /** Codes of virtual goods, written once paid. */
    virtualCodes: text("virtual_codes").array().notNull().default(emptyTextArray),
    /** Of the codes, those that were used. */
    usedCodes: text("used_codes").array().notNull().default(emptyTextArray),
    /** Until when codes can be used; null where there are none. */
    codesUntil: at("codes_until"),
    /** What the buyer shows to collect the goods, written once paid. */
    pickupCode: text("pickup_code").notNull().default(""),
    closeType: integer("close_type"),
    /** Why the buyer canceled, in their words. */
    cancelReason: text("cancel_reason").notNull().default(""),
    /** What its refunds mean for it (mall-rules states/after-sale/refund). */
    refundStatus: integer("refund_status").notNull().default(0),
    /** Freight that membership saved. */
    freightWaivedFen: fen("freight_waived_fen").notNull().default(noMoney),
    /** Points that it earned with its receipt, in percent of what they are without a level. */
    pointsPercent: integer("points_percent").notNull().default(100),
    /** What has gone back: money and points. */
    refundedFen: fen("refunded_fen").notNull().default(noMoney),
    refundedPoints: integer("refunded_points").notNull().default(0),
    /** State of its invoice (mall-rules states/payment/invoice). */
    invoiceStatus: integer("invoice_status").notNull().default(0),
    /** The buyer's own number of the purchase (采购单号). */
    poNumber: text("po_number").notNull().default(""),
    /** Whom the enterprise books it on (成本中心), and for what (项目). */
    costCentre: text("cost_centre").notNull().default(""),
    project: text("project").notNull().default(""),
    /** Since when it lies in the trash; null outside of it. */
    trashedAt: at("trashed_at"),
    /** Gone from the buyer's lists for good. */
    isDeleted: boolean("is_deleted").notNull().default(false),
    remindedAt: at("reminded_at"),
    /** The team it is in: joined with the submit, opened with the payment; null outside group buying. */
    teamId: ref("team_id").references(() => teams.id),
    /** The quote whose prices it has; null for all others. */
    quoteNo: text("quote_no").references(() => quotes.quoteNo),
    ...preSaleOfOrder,
    /** The attempt that paid a pre-sale's deposit. */
    depositPayNo: text("deposit_pay_no").references((): AnyPgColumn => payments.payNo),
    createdAt: at("created_at").notNull(),
    /** When all was paid. */
    paidAt: at("paid_at"),
    shippedAt: at("shipped_at"),
    receivedAt: at("received_at"),
    finishedAt: at("finished_at"),
    canceledAt: at("canceled_at"),
    /** When the present state ends by itself: unpaid expires, shipped counts as received, received completes. */
    deadlineAt: at("deadline_at"),
  },
  (t) => [
    // Approvals wait for orders of enterprises alone.
    rule(
      "orders_approval",
      implies(sql`${t.status} = ${sql.raw(String(orderStatuses.approval))}`, sql`${t.enterpriseId} > 0`),
    ),
    index("orders_owner").on(t.userId, t.enterpriseId, t.createdAt),
    index("orders_enterprise").on(t.enterpriseId, t.createdAt),
    // What a month's statement is made of.
    index("orders_enterprise_paid").on(t.enterpriseId, t.paidAt).where(sql`${t.paidAt} is not null`),
    index("orders_trash").on(t.trashedAt).where(sql`${t.trashedAt} is not null and not ${t.isDeleted}`),
    index("orders_submit").on(t.submitId),
    index("orders_deadline").on(t.deadlineAt),
    index("orders_payment").on(t.payNo),
    index("orders_deposit_payment").on(t.depositPayNo).where(sql`${t.depositPayNo} is not null`),
    index("orders_balance")
      .on(t.balanceFrom)
      .where(sql`${t.status} = ${sql.raw(String(orderStatuses.balanceDue))}`),
    // A quote is ordered once.
    uniqueIndex("orders_quote")
      .on(t.quoteNo)
      .where(sql`${t.quoteNo} is not null and ${t.status} <> ${sql.raw(String(orderStatuses.canceled))}`),
    // No one is in a team twice.
    uniqueIndex("orders_team")
      .on(t.teamId, t.userId)
      .where(sql`${t.teamId} is not null and ${t.status} <> ${sql.raw(String(orderStatuses.canceled))}`),
    rule(
      "orders_amounts",
      atLeast(
        0,
        t.goodsFen,
        t.freightFen,
        t.discountFen,
        t.couponFen,
        t.pointsFen,
        t.pointsUsed,
        t.actualFen,
        t.freightWaivedFen,
      ),
      sql`${t.actualFen} = ${t.goodsFen} + ${t.freightFen} - ${t.discountFen} - ${t.couponFen} - ${t.pointsFen}`,
      sql`${t.refundedFen} between 0 and ${t.actualFen}`,
      sql`${t.refundedPoints} between 0 and ${t.pointsUsed}`,
    ),
    rule(
      "orders_states",
      oneOf(t.status, orderStatusNumbers),
      oneOf(t.orderType, Object.values(orderKinds)),
      oneOf(t.mold, Object.values(molds)),
      oneOf(t.dvyType, Object.values(deliveryTypes)),
      oneOf(t.refundStatus, Object.values(orderRefundStatuses)),
      oneOf(t.invoiceStatus, Object.values(invoiceStatuses)),
      oneOf(t.payType, Object.values(payTypes)),
    ),
    // Each state has been reached by its moment.
    rule(
      "orders_moments",
      implies(oneOf(t.status, [orderStatuses.approval, ...dueOrderStatuses]), sql`${t.paidAt} is null`),
      implies(oneOf(t.status, paidOrderStatuses), sql`${t.paidAt} is not null`),
      implies(oneOf(t.status, shippedOrderStatuses), sql`${t.shippedAt} is not null`),
      implies(oneOf(t.status, receivedOrderStatuses), sql`${t.receivedAt} is not null`),
      sql`(${t.status} = ${sql.raw(String(orderStatuses.canceled))}) = (${t.canceledAt} is not null)`,
    ),
    rule(
      "orders_payment_made",
      sql`(${t.paidAt} is null) = (${t.payType} is null)`,
      implies(sql`${t.payNo} is not null`, sql`${t.paidAt} is not null`),
      implies(sql`${t.paidAt} is not null and ${t.actualFen} > 0`, sql`${t.payNo} is not null`),
    ),
    preSaleOfOrderRule(t),
    // What waits for a team is in one, and only group orders are.
    rule(
      "orders_grouping",
      implies(sql`${t.status} = ${sql.raw(String(orderStatuses.grouping))}`, sql`${t.teamId} is not null`),
      implies(sql`${t.teamId} is not null`, sql`${t.orderType} = ${sql.raw(String(orderKinds.grouping))}`),
    ),
  ],
);

export const orderItems = pgTable(
  "order_items",
  {
    id: serialId(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.orderNumber),
    prodId: ref("prod_id")
      .notNull()
      .references(() => products.id),
    skuId: ref("sku_id")
      .notNull()
      .references(() => skus.id),
    prodName: text("prod_name").notNull(),
    skuName: text("sku_name").notNull().default(""),
    picture: text("picture").notNull().default(""),
    partyCode: text("party_code").notNull().default(""),
    makerCode: text("maker_code").notNull().default(""),
    quantity: integer("count").notNull(),
    priceFen: fen("price_fen").notNull(),
    totalFen: fen("total_fen").notNull(),
    /** What membership saved on it: it would have cost so much more. */
    memberSavedFen: fen("member_saved_fen").notNull().default(noMoney),
    /** Of points goods: points that one piece cost, beside its price. */
    scorePrice: integer("score_price").notNull().default(0),
    /** Shares of the order's reductions and what was really paid for this line. */
    shareFen: fen("share_fen").notNull().default(noMoney),
    actualFen: fen("actual_fen").notNull(),
    commented: boolean("commented").notNull().default(false),
    /** The activity whose price the line has and whose pieces it took; null at the ordinary price. */
    activityId: ref("activity_id").references(() => activities.id, { onDelete: "set null" }),
    /** The package it was ordered with. */
    comboId: ref("combo_id").references(() => combos.id, { onDelete: "set null" }),
    /** The activity that gave it (赠品); null where it was bought. */
    giftOf: ref("gift_of").references(() => activities.id, { onDelete: "set null" }),
    /** Pieces whose refund succeeded, and those of all pieces that are in stock again. */
    refunded: integer("refunded_count").notNull().default(0),
    restocked: integer("restocked_count").notNull().default(0),
    /** The line's newest refund. */
    refundSn: text("refund_sn"),
  },
  (t) => [
    index("order_items_order").on(t.orderNumber),
    index("order_items_prod").on(t.prodId),
    index("order_items_activity").on(t.activityId, t.skuId).where(sql`${t.activityId} is not null`),
    rule(
      "order_items_amounts",
      atLeast(1, t.quantity),
      atLeast(0, t.priceFen, t.memberSavedFen, t.scorePrice, t.shareFen, t.actualFen),
      sql`${t.totalFen} = ${t.priceFen} * ${t.quantity}`,
      sql`${t.actualFen} = ${t.totalFen} - ${t.shareFen}`,
      sql`${t.refunded} between 0 and ${t.quantity} and ${t.restocked} between 0 and ${t.quantity}`,
    ),
  ],
);

export interface ParcelContent {
  orderItemId: number;
  quantity: number;
}

export const parcels = pgTable(
  "parcels",
  {
    id: serialId(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.orderNumber),
    dvyName: text("dvy_name").notNull(),
    dvyFlowId: text("dvy_flow_id").notNull(),
    /** Wire number (mall-rules states/order/delivery parcelStates). */
    state: integer("state").notNull().default(1),
    traces: jsonb("traces").$type<{ station: string; at: string }[]>().notNull().default([]),
    /** Pieces of the order's lines that are in it. */
    contents: jsonb("contents").$type<ParcelContent[]>().notNull().default([]),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("parcels_order").on(t.orderNumber),
    rule("parcels_state", oneOf(t.state, Object.values(parcelStates))),
  ],
);
