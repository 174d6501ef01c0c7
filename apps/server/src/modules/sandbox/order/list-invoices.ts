import { sandboxListInvoices } from "@tradehall/api-client/endpoints/sandbox/order/list-invoices";
import { handle } from "#server/handle.ts";
import { listedInvoices } from "./invoice-rows.ts";

export default handle(sandboxListInvoices, (_, { db }) => listedInvoices(db));
