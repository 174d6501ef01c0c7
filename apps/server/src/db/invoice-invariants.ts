/** What must hold of invoices at any moment; asked with the other promises of `invariants.ts`. */

import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { invoiceStatuses } from "@tradehall/mall-rules/states/payment/invoice";
import type { Invariant } from "./refund-invariants.ts";

const { applying, issued } = invoiceStatuses;

export const invoiceInvariants: readonly Invariant[] = [
  {
    promise: "an order knows its invoice, and one that ended waits for none",
    broken: `
      select o.order_number, o.invoice_status, i.status from orders o
      left join invoices i on i.order_number = o.order_number
      where o.invoice_status <> coalesce(i.status, 0)
        or (o.status = ${orderStatuses.canceled} and i.status in (${applying}, ${issued}))`,
  },
  {
    promise: "the document that stands says what is paid for, and only an issued invoice has one",
    broken: `
      select o.order_number, i.status, d.total_fen from invoices i
      join orders o on o.order_number = i.order_number
      left join invoice_documents d on d.order_number = i.order_number and d.taken_back_at is null
      where (i.status = ${issued}) <> (d.invoice_no is not null) or d.total_fen <> o.actual_fen - o.refunded_fen`,
  },
  {
    promise: "who keeps invoice titles has one default",
    broken: `
      select user_id, count(*) filter (where is_default) as defaults from invoice_titles
      group by user_id having count(*) filter (where is_default) <> 1`,
  },
];
