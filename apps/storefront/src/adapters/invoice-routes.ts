/** Where this mall shows invoices, their orders and their files. */
import type { InvoiceRoutes } from "@tradehall/mall-adapters/invoice";
import { hrefTo } from "../href-to.ts";

/** Address of an issued invoice's PDF, which the host answers (host/invoice-file.ts). */
export const invoiceFilePath = "/invoice-file";

/** To read it, or to keep it as a file. */
export const invoiceFileHref = (orderNumber: string, purpose: "read" | "download"): string =>
  `${invoiceFilePath}?${new URLSearchParams({ orderNumber, ...(purpose === "download" ? { download: "1" } : {}) })}`;

const common = {
  order: (orderNumber: string) => hrefTo("order-detail", { orderNumber }),
  download: (orderNumber: string) => invoiceFileHref(orderNumber, "download"),
};

export const invoiceRoutes: InvoiceRoutes = {
  ...common,
  invoice: (orderNumber) => hrefTo("invoice-detail", { orderNumber }),
};

/** From the user centre's list to the page beside its menu. */
export const ownInvoiceRoutes: InvoiceRoutes = {
  ...common,
  invoice: (orderNumber) => hrefTo("uc-invoice-detail", { orderNumber }),
};
