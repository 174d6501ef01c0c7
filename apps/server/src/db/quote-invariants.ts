/** What must hold of quotes at any moment; asked with the other promises of `invariants.ts`. */
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { Invariant } from "./refund-invariants.ts";

/** An order `o` that was canceled before it was paid for, not one that was refunded. */
const wasUndone = `(o.status = ${orderStatuses.canceled} and o.close_type is distinct from ${closeTypes.refunded})`;

export const quoteInvariants: readonly Invariant[] = [
  {
    promise: "a quote that is accepted has exactly one order, every other none",
    broken: `
      select q.quote_no, q.state, count(o.order_number) as orders from quotes q
      left join orders o on o.quote_no = q.quote_no and not ${wasUndone}
      group by q.quote_no having count(o.order_number) <> case when q.state = 'accepted' then 1 else 0 end`,
  },
  {
    promise: "an order of a quote has what the quote offers, at its prices, with nothing taken off",
    broken: `
      with offered as (
        select q.quote_no, l.sku_id, l.quantity, l.price_fen from quotes q
        join lateral (
          select id from quote_rounds r where r.quote_no = q.quote_no and r.party = 'shop' order by nth desc limit 1
        ) r on true
        join quote_lines l on l.round_id = r.id and l.price_fen is not null
        where q.state = 'accepted'
      ), ordered as (
        select o.quote_no, i.sku_id, i.count, i.price_fen, i.share_fen from orders o
        join order_items i on i.order_number = o.order_number
        where o.quote_no is not null and not ${wasUndone}
      )
      select coalesce(f.quote_no, o.quote_no) as quote, coalesce(f.sku_id, o.sku_id) as sku from offered f
      full join ordered o on o.quote_no = f.quote_no and o.sku_id = f.sku_id
      where f.price_fen is distinct from o.price_fen or f.quantity is distinct from o.count or o.share_fen <> 0`,
  },
  {
    promise: "a quote was asked as often as its buyer's rounds, by turns",
    broken: `
      select q.quote_no, q.asks from quotes q join quote_rounds r on r.quote_no = q.quote_no
      group by q.quote_no having count(*) filter (where r.party = 'buyer') <> q.asks
        or bool_or((r.nth % 2 = 1) <> (r.party = 'buyer')) or max(r.nth) <> count(*)`,
  },
];
