/** All that the mall keeps of a buyer, table by table; each statement is bound to the buyer. */
import { messageEvents } from "@tradehall/mall-rules/states/account/message";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { type Locale, messageText } from "@tradehall/mall-rules/words";
import { orderStatusText } from "@tradehall/mall-rules/words/order-export";
import type { OwnDataColumn, OwnDataFile } from "@tradehall/mall-rules/words/own-data";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  addresses,
  balanceLedger,
  bankTransfers,
  collections,
  comments,
  coupons,
  footprints,
  invoiceTitles,
  notifyLogs,
  orderItems,
  orders,
  pointLedger,
  products,
  purchaseListLines,
  purchaseLists,
  refunds,
  searchHistory,
  skus,
  userCoupons,
  users,
} from "#server/db/schema/index.ts";
import { ownChatRows } from "#server/modules/chat/own-chat-data.ts";
import { ownGrowthRows, ownPurchaseRows } from "#server/modules/membership/own-member-data.ts";
import { ownQuoteRows } from "#server/modules/quote/own-quote-data.ts";
import type { SortedRows } from "#server/paging.ts";

/** Amounts are integer fen here, moments are dates. */
type Value = string | number | boolean | Date | null;
export type OwnRow = Partial<Record<OwnDataColumn, Value>>;

interface OwnPage {
  limit: number;
  offset: number;
}
type Rows = (db: Database, userId: number, page: OwnPage, locale: Locale) => Promise<OwnRow[]>;

const table =
  <Row>(
    sorted: (db: Database, userId: number) => SortedRows<Row>,
    toOwnRow: (row: Row, locale: Locale) => OwnRow,
  ): Rows =>
  async (db, userId, { limit, offset }, locale) =>
    (await sorted(db, userId).limit(limit).offset(offset)).map((row) => toOwnRow(row, locale));

/** A table whose rows are said as they are kept. */
const plain = (sorted: (db: Database, userId: number) => SortedRows<OwnRow>): Rows =>
  table(sorted, (row) => row);

/** Columns whose numbers are fen. */
export const fenColumns: readonly OwnDataColumn[] = ["amount", "price"];

const refundStateOf = (status: number): string =>
  Object.entries(refundStatuses).find(([, number]) => number === status)?.[0] ?? String(status);

export const ownData: Record<OwnDataFile, Rows> = {
  profile: plain((db, userId) =>
    db
      .select({
        account: users.account,
        nickName: users.nickName,
        mobile: users.mobile,
        mail: users.mail,
        gender: users.gender,
        birthday: users.birthday,
        company: users.userCompany,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
  ),
  addresses: plain((db, userId) =>
    db
      .select({
        receiver: addresses.receiver,
        mobile: addresses.mobile,
        province: addresses.province,
        city: addresses.city,
        area: addresses.area,
        address: addresses.addr,
        createdAt: addresses.createdAt,
      })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(asc(addresses.id)),
  ),
  orders: table(
    (db, userId) =>
      db
        .select({ order: orders })
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(desc(orders.createdAt), asc(orders.orderNumber)),
    ({ order }, locale) => ({
      orderNumber: order.orderNumber,
      shop: order.shopName,
      status: orderStatusText(order.status, locale),
      amount: order.actualFen,
      points: order.pointsUsed,
      poNumber: order.poNumber,
      remarks: order.remarks,
      receiver: order.address?.receiver ?? "",
      mobile: order.address?.mobile ?? "",
      address: order.address
        ? [order.address.province, order.address.city, order.address.area, order.address.addr].join("")
        : "",
      createdAt: order.createdAt,
      paidAt: order.paidAt,
    }),
  ),
  orderLines: plain((db, userId) =>
    db
      .select({
        orderNumber: orderItems.orderNumber,
        product: orderItems.prodName,
        option: orderItems.skuName,
        quantity: orderItems.quantity,
        price: orderItems.priceFen,
        amount: orderItems.actualFen,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .where(eq(orders.userId, userId))
      .orderBy(desc(orderItems.id)),
  ),
  refunds: table(
    (db, userId) =>
      db
        .select({
          refundSn: refunds.refundSn,
          orderNumber: refunds.orderNumber,
          status: refunds.status,
          amount: refunds.amountFen,
          points: refunds.points,
          explanation: refunds.explanation,
          createdAt: refunds.appliedAt,
          endedAt: refunds.endedAt,
        })
        .from(refunds)
        .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
        .where(eq(orders.userId, userId))
        .orderBy(desc(refunds.appliedAt), asc(refunds.refundSn)),
    (row) => ({ ...row, status: refundStateOf(row.status) }),
  ),
  reviews: plain((db, userId) =>
    db
      .select({
        product: products.name,
        score: comments.score,
        content: comments.content,
        followUp: comments.followUp,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.prodId))
      .where(eq(comments.userId, userId))
      .orderBy(desc(comments.id)),
  ),
  coupons: plain((db, userId) =>
    db
      .select({
        coupon: coupons.name,
        amount: coupons.reduceFen,
        createdAt: userCoupons.claimedAt,
        usedAt: userCoupons.usedAt,
        endsAt: userCoupons.endsAt,
      })
      .from(userCoupons)
      .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
      .where(eq(userCoupons.userId, userId))
      .orderBy(desc(userCoupons.id)),
  ),
  points: plain((db, userId) =>
    db
      .select({
        change: pointLedger.change,
        source: pointLedger.source,
        orderNumber: pointLedger.orderNumber,
        createdAt: pointLedger.createdAt,
        endsAt: pointLedger.expiresAt,
      })
      .from(pointLedger)
      .where(eq(pointLedger.userId, userId))
      .orderBy(desc(pointLedger.id)),
  ),
  balance: plain((db, userId) =>
    db
      .select({
        amount: balanceLedger.changeFen,
        source: balanceLedger.source,
        refundSn: balanceLedger.refundSn,
        createdAt: balanceLedger.createdAt,
      })
      .from(balanceLedger)
      .where(eq(balanceLedger.userId, userId))
      .orderBy(desc(balanceLedger.id)),
  ),
  growth: plain(ownGrowthRows),
  memberships: plain(ownPurchaseRows),
  transfers: plain((db, userId) =>
    db
      .select({
        reference: bankTransfers.reference,
        payer: bankTransfers.payer,
        createdAt: bankTransfers.createdAt,
      })
      .from(bankTransfers)
      .where(eq(bankTransfers.userId, userId))
      .orderBy(desc(bankTransfers.createdAt)),
  ),
  quotes: plain(ownQuoteRows),
  chats: plain(ownChatRows),
  purchaseLists: plain((db, userId) =>
    db
      .select({
        list: purchaseLists.name,
        product: products.name,
        option: sql<string>`array_to_string(${skus.values}, ' ')`,
        quantity: purchaseListLines.quantity,
        note: purchaseListLines.note,
        createdAt: purchaseListLines.createdAt,
      })
      .from(purchaseListLines)
      .innerJoin(purchaseLists, eq(purchaseLists.id, purchaseListLines.listId))
      .innerJoin(skus, eq(skus.id, purchaseListLines.skuId))
      .innerJoin(products, eq(products.id, skus.prodId))
      .where(and(eq(purchaseLists.userId, userId), isNull(purchaseLists.deletedAt)))
      .orderBy(asc(purchaseLists.id), asc(purchaseListLines.id)),
  ),
  favourites: plain((db, userId) =>
    db
      .select({ product: products.name, createdAt: collections.createdAt })
      .from(collections)
      .innerJoin(products, eq(products.id, collections.prodId))
      .where(eq(collections.userId, userId))
      .orderBy(desc(collections.createdAt), asc(products.id)),
  ),
  footprints: plain((db, userId) =>
    db
      .select({ product: products.name, createdAt: footprints.visitedAt })
      .from(footprints)
      .innerJoin(products, eq(products.id, footprints.prodId))
      .where(eq(footprints.userId, userId))
      .orderBy(desc(footprints.visitedAt), asc(products.id)),
  ),
  searches: plain((db, userId) =>
    db
      .select({ keyword: searchHistory.keyword, createdAt: searchHistory.searchedAt })
      .from(searchHistory)
      .where(eq(searchHistory.userId, userId))
      .orderBy(desc(searchHistory.searchedAt)),
  ),
  messages: table(
    (db, userId) =>
      db
        .select()
        .from(notifyLogs)
        .where(and(eq(notifyLogs.userId, userId), isNull(notifyLogs.deletedAt)))
        .orderBy(desc(notifyLogs.id)),
    (row, locale) => {
      const event = messageEvents.find((name) => name === row.event);
      const { title, content } = event ? messageText(event, locale, row.values) : row;
      return { title, content, createdAt: row.createdAt, readAt: row.readAt };
    },
  ),
  invoiceTitles: plain((db, userId) =>
    db
      .select({
        title: invoiceTitles.titleName,
        taxNo: invoiceTitles.taxNo,
        unitAddress: invoiceTitles.unitAddress,
        unitPhone: invoiceTitles.unitPhone,
        bank: invoiceTitles.bankName,
        bankAccount: invoiceTitles.bankAccount,
        createdAt: invoiceTitles.createdAt,
      })
      .from(invoiceTitles)
      .where(eq(invoiceTitles.userId, userId))
      .orderBy(asc(invoiceTitles.id)),
  ),
};
