import { expect, test } from "vitest";
import { type OrderStatus, orderStatuses } from "../order/order.ts";
import {
  allowedInvoiceActions,
  type InvoiceEvent,
  type InvoiceParty,
  type InvoiceStatus,
  invoiceEvents,
  invoiceMoves,
  invoiceParties,
  invoiceStatuses,
  invoiceStatusName,
  invoiceStatusNames,
  isIssuable,
  nextInvoiceStatus,
} from "./invoice.ts";

/** What may happen, written down once more by hand. */
const allowed: [InvoiceStatus, InvoiceEvent, InvoiceParty, InvoiceStatus][] = [
  ["none", "apply", "buyer", "applying"],
  ["applying", "change", "buyer", "applying"],
  ["applying", "withdraw", "buyer", "closed"],
  ["applying", "issue", "seller", "issued"],
  ["applying", "refundPart", "order", "applying"],
  ["applying", "endOrder", "order", "closed"],
  ["issued", "refundPart", "order", "applying"],
  ["issued", "endOrder", "order", "voided"],
  ["closed", "apply", "buyer", "applying"],
];

const cells = invoiceStatusNames.flatMap((status) =>
  invoiceEvents.flatMap((event) => invoiceParties.map((by) => [status, event, by] as const)),
);

test.each(cells)("%s, %s by %s", (status, event, by) => {
  const row = allowed.find(([from, what, who]) => from === status && what === event && who === by);
  expect(nextInvoiceStatus(status, event, by)).toBe(row?.[3]);
});

test("a document is taken back whenever an issued invoice moves, and only then", () => {
  for (const status of invoiceStatusNames)
    for (const move of Object.values(invoiceMoves[status]))
      expect(move.takesBack === true).toBe(status === "issued");
});

const order = { status: "paid" as OrderStatus, isRefunding: false, isPaidFor: true };
const orderStates = Object.keys(orderStatuses) as OrderStatus[];

test("an invoice is asked for once an order is paid, and changed before it is issued", () => {
  expect(allowedInvoiceActions("none", order)).toEqual(["apply"]);
  expect(allowedInvoiceActions("closed", order)).toEqual(["apply"]);
  expect(allowedInvoiceActions("applying", order)).toEqual(["change", "withdraw"]);
  expect(allowedInvoiceActions("applying", { ...order, status: "unpaid" })).toEqual(["change", "withdraw"]);
  expect(allowedInvoiceActions("issued", order)).toEqual([]);
  expect(allowedInvoiceActions("voided", order)).toEqual([]);
  expect(allowedInvoiceActions("none", { ...order, isPaidFor: false })).toEqual([]);
  const applicable = orderStates.filter(
    (status) => allowedInvoiceActions("none", { ...order, status }).length,
  );
  expect(applicable).toEqual(["paid", "shipped", "received", "completed", "evaluated"]);
});

test("nothing is issued over money that is not there or on its way back", () => {
  expect(isIssuable(order)).toBe(true);
  expect(isIssuable({ ...order, isRefunding: true })).toBe(false);
  expect(isIssuable({ ...order, isPaidFor: false })).toBe(false);
  for (const status of ["unpaid", "grouping", "canceled"] as const)
    expect(isIssuable({ ...order, status })).toBe(false);
});

test("wire numbers lead back to their names", () => {
  for (const status of invoiceStatusNames) expect(invoiceStatusName(invoiceStatuses[status])).toBe(status);
  expect(invoiceStatusName(9)).toBeUndefined();
});
