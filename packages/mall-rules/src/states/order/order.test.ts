import { expect, test } from "vitest";
import {
  allowedOrderActions,
  nextOrderStatus,
  type OrderEvent,
  type OrderFacts,
  type OrderStatus,
  orderEvents,
  orderStatuses,
} from "./order.ts";

/** What may happen to an order, written down once more by hand. */
const allowed: [OrderStatus, OrderEvent, OrderStatus][] = [
  ["approval", "approve", "unpaid"],
  ["approval", "turnDown", "canceled"],
  ["approval", "cancel", "canceled"],
  ["approval", "expire", "canceled"],
  ["unpaid", "pay", "paid"],
  ["unpaid", "cancel", "canceled"],
  ["unpaid", "expire", "canceled"],
  ["grouping", "groupFilled", "paid"],
  ["grouping", "groupFailed", "canceled"],
  ["grouping", "refundAll", "canceled"],
  ["paid", "ship", "shipped"],
  ["paid", "refundAll", "canceled"],
  ["shipped", "receive", "received"],
  ["shipped", "autoReceive", "received"],
  ["shipped", "refundAll", "canceled"],
  ["balanceDue", "pay", "paid"],
  ["balanceDue", "expire", "canceled"],
  ["balanceDue", "refundAll", "canceled"],
  ["received", "evaluate", "evaluated"],
  ["received", "complete", "completed"],
  ["received", "refundAll", "canceled"],
  ["evaluated", "complete", "completed"],
  ["evaluated", "refundAll", "canceled"],
];

const cells = (Object.keys(orderStatuses) as OrderStatus[]).flatMap((status) =>
  orderEvents.map((event) => [status, event] as const),
);

test.each(cells)("%s, %s", (status, event) => {
  const row = allowed.find(([from, what]) => from === status && what === event);
  expect(nextOrderStatus(status, event)).toBe(row?.[2]);
});

test("a group order waits for its team once paid, a pre-sale for its balance", () => {
  expect(nextOrderStatus("unpaid", "pay", "grouping")).toBe("grouping");
  expect(nextOrderStatus("unpaid", "pay", "preSale")).toBe("balanceDue");
  expect(nextOrderStatus("balanceDue", "pay", "preSale")).toBe("paid");
});

test("once its deposit is paid a pre-sale is paid in its time, and not canceled by its buyer", () => {
  const due = { status: "balanceDue", kind: "preSale" } as const;
  expect(allowedOrderActions(facts(due))).toEqual([]);
  expect(allowedOrderActions(facts({ ...due, isBalanceOpen: true }))).toEqual(["payBalance"]);
  expect(allowedOrderActions(facts({ ...due, isBalanceOpen: true, isRefunding: true }))).toEqual([]);
});

const facts = (changes: Partial<OrderFacts>): OrderFacts => ({
  status: "paid",
  kind: "general",
  isBalanceOpen: false,
  isRefunding: false,
  hasOpenRefund: false,
  isRefundable: true,
  invoice: "none",
  isPaidFor: false,
  hasParcels: true,
  hasUnreviewed: true,
  canFollowUp: true,
  isTrashed: false,
  ...changes,
});

test("a refund that runs stops receipt and reminders; another line may still be refunded", () => {
  expect(allowedOrderActions(facts({}))).toEqual(["remind", "refund", "buyAgain"]);
  expect(allowedOrderActions(facts({ isRefunding: true, hasOpenRefund: true }))).toEqual([
    "refund",
    "buyAgain",
  ]);
  const shipped = facts({
    status: "shipped",
    isRefunding: true,
    hasOpenRefund: true,
    isRefundable: false,
  });
  expect(allowedOrderActions(shipped)).toEqual(["logistics", "buyAgain"]);
});

test("an order with an open refund is not deleted", () => {
  const evaluated = { status: "evaluated" } as const;
  expect(allowedOrderActions(facts(evaluated))).toContain("delete");
  expect(allowedOrderActions(facts({ ...evaluated, hasOpenRefund: true }))).not.toContain("delete");
});

test("an order in the trash is taken out or deleted for good, nothing else", () => {
  for (const status of ["evaluated", "completed", "canceled"] as const)
    expect(allowedOrderActions(facts({ status, isTrashed: true }))).toEqual(["restore", "purge"]);
});

test("an invoice is asked for once something is paid for, and shown from then on", () => {
  const ofInvoice = (changes: Partial<OrderFacts>) =>
    allowedOrderActions(facts({ isPaidFor: true, ...changes })).filter((action) => /Invoice$/.test(action));
  expect(ofInvoice({})).toEqual(["applyInvoice"]);
  expect(ofInvoice({ isPaidFor: false })).toEqual([]);
  expect(ofInvoice({ status: "unpaid" })).toEqual([]);
  expect(ofInvoice({ status: "unpaid", invoice: "applying" })).toEqual([]);
  expect(ofInvoice({ status: "completed", invoice: "closed" })).toEqual(["applyInvoice"]);
  expect(ofInvoice({ status: "shipped", invoice: "issued" })).toEqual(["viewInvoice"]);
  expect(ofInvoice({ status: "canceled", invoice: "voided", isPaidFor: false })).toEqual(["viewInvoice"]);
});
