/** One action of a buyer on an order's invoice, which was settled before: locked, allowed by the shared table, then done. */
import { type InvoiceAction, invoiceStatusName } from "@tradehall/mall-rules/states/payment/invoice";
import type { Context } from "#server/handle.ts";
import { moveInvoice } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { chosenInvoice } from "#server/modules/invoice/title/chosen-invoice.ts";
import { lockOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";
import { toState } from "./invoice-answers.ts";

type Choice = Parameters<typeof chosenInvoice>[2];

export async function actOnInvoice(
  { db, clock, buyer }: Context,
  orderNumber: string,
  event: InvoiceAction,
  choice?: Choice,
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, buyer, orderNumber);
    if (!toState(order).allowedActions.includes(event)) refuse(whyNot(order.invoiceStatus, event));
    const chosen = choice && (await chosenInvoice(tx, buyer.userId, choice));
    const step = { event, by: "buyer" as const, at: now, ...(chosen ? { chosen } : {}) };
    return toState(await moveInvoice(tx, order, step));
  });
}

/** One application an order (family §8). */
const whyNot = (status: number, event: InvoiceAction) =>
  event === "apply" && ["applying", "issued"].includes(invoiceStatusName(status) ?? "")
    ? "invoiceTwice"
    : "invoiceNotNow";
