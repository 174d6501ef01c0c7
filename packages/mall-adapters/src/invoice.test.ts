import {
  invoiceCardExample,
  invoiceDetailExample,
  titleExample,
} from "@tradehall/api-client/models/examples/invoice";
import { expect, test } from "vitest";
import { toInvoice, toInvoiceCard, toKeptTitle } from "./invoice.ts";

const routes = {
  invoice: (orderNumber: string) => `/invoice/${orderNumber}`,
  order: (orderNumber: string) => `/order/${orderNumber}`,
  invoiceFile: (orderNumber: string) => `/file/${orderNumber}`,
};

test("a card leads to its file once there is one, and says a state of tomorrow as another", () => {
  expect(toInvoiceCard(invoiceCardExample, routes)).toMatchObject({
    ...{ status: "issued", type: "special", titleKind: "unit", appliedAt: "2026-11-21 09:30" },
    downloadHref: `/file/${invoiceCardExample.orderNumber}`,
  });
  const waiting = toInvoiceCard({ ...invoiceCardExample, invoiceStatus: 9, invoiceNo: "" }, routes);
  expect(waiting.status).toBe("other");
  expect(waiting).not.toHaveProperty("downloadHref");
});

test("a page names the document that a refund took back, and what went back", () => {
  expect(toInvoice(invoiceDetailExample, routes)).not.toHaveProperty("takenBackNo");
  const [document] = invoiceDetailExample.documents;
  const after = toInvoice(
    {
      ...invoiceDetailExample,
      ...{ orderStatus: 1, refundedAmount: "10.00", issueTime: null, invoiceNo: "" },
      documents: document ? [{ ...document, takenBackTime: "2026-11-22 08:00:30" }] : [],
    },
    routes,
  );
  expect(after).toMatchObject({ takenBackNo: document?.invoiceNo, isUnpaid: true });
  expect(after.sheet).toMatchObject({
    refunded: "10.00",
    takenBack: [{ takenBackAt: "2026-11-22 08:00" }],
  });
  expect(after.sheet).not.toHaveProperty("issuedAt");
});

test("a kept title", () => {
  expect(toKeptTitle(titleExample)).toMatchObject({ id: "1", kind: "unit", isDefault: true });
});
