import { invoiceTabs } from "@tradehall/mall-components/invoice/InvoiceList";
import { keysOf } from "@tradehall/mall-rules/records";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's invoices says. */
export const invoiceQuery = listQuery({
  path: hrefTo("uc-invoice"),
  choices: { tab: keysOf(invoiceTabs.tabs) },
});
