/**
 * A confirm submitted once more: the buyer heard no answer, or pressed twice. It makes nothing new. What they have
 * changed meanwhile is taken where it still can be, else they are told that the order is as it was made.
 */
import { isDeepStrictEqual } from "node:util";
import type { SubmitRequest } from "@tradehall/api-client/models/submit-order";
import { bookingNames } from "@tradehall/mall-rules/checks/order";
import { fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { invoiceStatuses } from "@tradehall/mall-rules/states/payment/invoice";
import { and, asc, eq, inArray } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { invoices, orderItems, orders } from "#server/db/schema/index.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { buyingRules } from "#server/modules/enterprise/buying/buying-need.ts";
import { chosenInvoice } from "#server/modules/invoice/title/chosen-invoice.ts";
import { loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import type { OrderRow } from "../lifecycle/lock-orders.ts";
import { type ConfirmRow, refusePlaced, requestOfRow } from "./confirm-row.ts";
import { requestOf } from "./order-request.ts";
import { keptBooking } from "./po-number.ts";
import { remarkAnswersOf, remarksOf } from "./remarks.ts";

type Submit = v.InferOutput<typeof SubmitRequest>;
type Words = Pick<OrderRow, "remarks" | "remarkAnswers">;

/** Whether address, delivery, coupons, points and amount are those the orders were made with. */
function isSameRequest(placed: readonly OrderRow[], confirm: ConfirmRow | undefined, body: Submit): boolean {
  const totalFen = sumFen(placed, (order) => order.actualFen);
  if (body.actualTotal !== undefined && body.actualTotal !== fenToYuan(totalFen)) return false;
  if (!confirm) return true;
  const made = requestOfRow(confirm);
  return isDeepStrictEqual(requestOf(made, body, made), made);
}

/** Whether the orders have the invoice that the call names; one that names none asks for no other. */
async function isSameInvoice(tx: Database, placed: readonly OrderRow[], body: Submit): Promise<boolean> {
  const [{ userId } = { userId: 0 }] = placed;
  if (body.orderInvoice === undefined) return true;
  const paid = placed.filter(({ actualFen }) => actualFen > 0);
  if (body.orderInvoice === null) return paid.every((order) => order.invoiceStatus === invoiceStatuses.none);
  const wanted = await chosenInvoice(tx, userId, body.orderInvoice);
  const numbers = paid.map((order) => order.orderNumber);
  const made = await tx
    .select({ invoiceType: invoices.invoiceType, title: invoices.title })
    .from(invoices)
    .where(inArray(invoices.orderNumber, numbers));
  return made.length === paid.length && made.every((one) => isDeepStrictEqual(one, wanted));
}

/** The messages and answers each order would have now; what the call does not name stays. */
async function wordsNow(tx: Database, placed: readonly OrderRow[], body: Submit): Promise<Words[]> {
  const remarks = remarksOf(body);
  if (!body.virtualRemarkList)
    return placed.map((order) => ({ ...order, remarks: remarks.get(order.shopId) ?? order.remarks }));
  const numbers = placed.map((order) => order.orderNumber);
  const items = await tx.select().from(orderItems).where(inArray(orderItems.orderNumber, numbers));
  const goods = await loadGoods(
    tx,
    items.map((item) => item.skuId),
  );
  const answers = remarkAnswersOf(
    body,
    goods.map((one) => ({ goods: one })),
  );
  return placed.map((order) => {
    const own = new Set(items.filter((item) => item.orderNumber === order.orderNumber).map((i) => i.prodId));
    return {
      remarks: remarks.get(order.shopId) ?? order.remarks,
      remarkAnswers: answers.filter((one) => own.has(one.prodId)),
    };
  });
}

/** The orders that a confirm of the buyer has made; deleted ones, too. */
export const ordersOfSubmit = (
  tx: Database,
  { userId, enterpriseId }: CartOwner,
  submitId: string,
): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.submitId, submitId), eq(orders.userId, userId), eq(orders.enterpriseId, enterpriseId)),
    )
    .orderBy(asc(orders.orderNumber));

/** Takes changed messages of unpaid orders; refuses any other change with the numbers of the orders that stand. */
export async function submitAgain(
  tx: Database,
  placed: readonly OrderRow[],
  confirm: ConfirmRow | undefined,
  body: Submit,
): Promise<void> {
  const keep = (): never => refusePlaced(placed.map((order) => order.orderNumber));
  if (!isSameRequest(placed, confirm, body) || !(await isSameInvoice(tx, placed, body))) keep();
  const words = await wordsNow(tx, placed, body);
  for (const [index, order] of placed.entries()) {
    const { remarks = "", remarkAnswers = [] } = words[index] ?? {};
    const { required } = await buyingRules(tx, order);
    const booked = Object.fromEntries(bookingNames.map((name) => [name, body[name] ?? order[name]]));
    const changed = { remarks, remarkAnswers, ...keptBooking(booked, required) };
    if (isDeepStrictEqual({ ...order, ...changed }, order)) continue;
    if (order.status !== orderStatuses.unpaid && order.status !== orderStatuses.approval) keep();
    await tx.update(orders).set(changed).where(eq(orders.orderNumber, order.orderNumber));
  }
}
