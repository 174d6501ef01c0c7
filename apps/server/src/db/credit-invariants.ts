/** What must hold of account terms at any moment; asked with the other promises of `invariants.ts`. */
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { Invariant } from "./refund-invariants.ts";

export const creditInvariants: readonly Invariant[] = [
  {
    promise: "what an enterprise owes is the sum of its ledger, and of no order below nothing",
    broken: `
      select 'line' as what, l.enterprise_id::text, l.shop_id::text, l.used_fen from credit_lines l
      where l.used_fen <> (select coalesce(sum(c.change_fen), 0) from credit_ledger c
        where c.enterprise_id = l.enterprise_id and c.shop_id = l.shop_id)
      union all
      select 'order', c.order_number, null, sum(c.change_fen) from credit_ledger c
      group by c.order_number having sum(c.change_fen) < 0
      union all
      select 'no line', c.enterprise_id::text, c.shop_id::text, c.change_fen from credit_ledger c
      where not exists (select 1 from credit_lines l where l.enterprise_id = c.enterprise_id and l.shop_id = c.shop_id)`,
  },
  {
    promise: "an order paid on terms is owed once, to its shop, and no other is",
    broken: `
      select o.order_number, o.actual_fen, c.change_fen from orders o
      left join credit_ledger c on c.order_number = o.order_number and c.source = 'order'
      where coalesce(c.change_fen, 0) <> case when o.pay_type = ${payTypes.accountTerms} then o.actual_fen else 0 end
        or c.enterprise_id <> o.enterprise_id or c.shop_id <> o.shop_id
      union all
      select c.order_number, null, c.change_fen from credit_ledger c
      where not exists (select 1 from orders o where o.order_number = c.order_number)`,
  },
  {
    promise: "what is paid back lessens what is owed once, and what is too much goes into the balance",
    broken: `
      select r.repayment_no, r.amount_fen, r.excess_fen from credit_repayments r
      where case when r.status = 'paid' then r.amount_fen else 0 end <> r.excess_fen -
          (select coalesce(sum(c.change_fen), 0) from credit_ledger c where c.repayment_no = r.repayment_no)
        or r.excess_fen - case when r.status = 'paid' and r.pay_type = ${payTypes.balance} then r.amount_fen else 0 end <>
          (select coalesce(sum(b.change_fen), 0) from balance_ledger b
            where b.pay_no = r.repayment_no and b.source = 'repayment' and b.user_id = r.user_id)
      union all
      select c.repayment_no, c.change_fen, null from credit_ledger c
      where c.source = 'repayment' and not exists (select 1 from credit_repayments r where r.repayment_no = c.repayment_no)`,
  },
];
