/** What must hold of refunds at any moment; asked with the other promises of `invariants.ts`. */

import {
  openRefundStatuses,
  orderRefundStatuses,
  refundStatuses,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";

export interface Invariant {
  promise: string;
  /** Answers the rows that break it; none is right. */
  broken: string;
}

const { succeeded, refused, refunding } = refundStatuses;
const openNumbers = openRefundStatuses.map((name) => refundStatuses[name]);
const open = `in (${openNumbers.join(", ")})`;
const running = `in (${openNumbers.filter((status) => status !== refused).join(", ")})`;
const claimed = `in (${[...openNumbers, succeeded].join(", ")})`;
/** A pre-sale's other payment may have gone back by balance while a provider takes its time for the first. */
const isSent = `(r.status = ${succeeded} or r.status = ${refunding} and o.deposit_pay_no is not null)`;
const { paid, shipped, received, evaluated, grouping, balanceDue } = orderStatuses;

export const refundInvariants: readonly Invariant[] = [
  {
    promise: "what went back is what its refunds say, and never more than was paid",
    broken: `
      select o.order_number, o.refunded_fen, o.refunded_points from orders o
      left join (
        select order_number,
          coalesce(sum(amount_fen) filter (where status = ${succeeded}), 0) as money,
          coalesce(sum(points) filter (where status = ${succeeded}), 0) as points,
          coalesce(sum(amount_fen) filter (where status ${claimed}), 0) as claimed,
          coalesce(sum(points) filter (where status ${claimed}), 0) as points_claimed,
          coalesce(sum(freight_fen) filter (where status ${claimed}), 0) as freight
        from refunds group by order_number
      ) r on r.order_number = o.order_number
      where o.refunded_fen <> coalesce(r.money, 0) or o.refunded_points <> coalesce(r.points, 0)
        or coalesce(r.claimed, 0) > o.actual_fen or coalesce(r.points_claimed, 0) > o.points_used
        or coalesce(r.freight, 0) > o.freight_fen`,
  },
  {
    promise: "pieces are refunded once",
    broken: `
      select i.id::text, i.count, i.refunded_count from order_items i
      left join (
        select p.order_item_id, sum(p.count) filter (where r.status = ${succeeded}) as done,
          sum(p.count) filter (where p.is_open) as open, count(*) filter (where p.is_open <> (r.status ${open})) as wrong
        from refund_items p join refunds r on r.refund_sn = p.refund_sn group by p.order_item_id
      ) r on r.order_item_id = i.id
      where i.refunded_count <> coalesce(r.done, 0) or coalesce(r.done, 0) + coalesce(r.open, 0) > i.count
        or coalesce(r.wrong, 0) > 0
      union all
      select i.id::text, i.restocked_count, i.refunded_count from order_items i
      join orders o on o.order_number = i.order_number
      where i.restocked_count > i.refunded_count and o.close_type is distinct from 7`,
  },
  {
    promise:
      "money that went back by balance stands in its ledger once, of each payment of a pre-sale; of an order on terms what was owed no more",
    broken: `
      select r.refund_sn, r.amount_fen, coalesce(sum(l.change_fen), 0) as given from refunds r
      join orders o on o.order_number = r.order_number
      left join credit_ledger c on c.refund_sn = r.refund_sn and c.source = 'refund'
      left join balance_ledger l on l.refund_sn = r.refund_sn and l.source = 'refund' and l.pay_no in (o.pay_no, o.deposit_pay_no)
      group by r.refund_sn, o.order_number
      having coalesce(sum(l.change_fen) filter (where l.pay_no = o.pay_no), 0) - coalesce(min(c.change_fen), 0) <> case
          when o.pay_type in (${payTypes.balance}, ${payTypes.accountTerms}) and ${isSent} then r.amount_fen - r.deposit_fen else 0 end
        or coalesce(sum(l.change_fen) filter (where l.pay_no = o.deposit_pay_no), 0) <> case
          when o.deposit_pay_type = ${payTypes.balance} and ${isSent} then r.deposit_fen else 0 end
      union all
      select l.pay_no, l.change_fen, null from balance_ledger l
      left join refunds r on r.refund_sn = l.refund_sn left join orders o on o.order_number = r.order_number
      where l.source = 'refund' and coalesce(l.pay_no <> o.pay_no, true) and coalesce(l.pay_no <> o.deposit_pay_no, true)`,
  },
  {
    promise:
      "money that a provider gives back is what its refund says, and nothing succeeds before it was asked for",
    broken: `
      select m.refund_sn, m.pay_no, m.amount_fen, m.sent_at from money_backs m
      join refunds r on r.refund_sn = m.refund_sn
      where (r.status = ${succeeded} and m.sent_at is null) or r.status not in (${refunding}, ${succeeded})
        or m.amount_fen not in (r.amount_fen - r.deposit_fen, r.deposit_fen)`,
  },
  {
    promise: "an order knows its refunds, and only a living one has an open refund",
    broken: `
      select o.order_number, o.refund_status, o.status from orders o
      left join (
        select order_number, bool_or(status ${running}) as running, bool_or(status = ${refused}) as refused,
          bool_or(status = ${succeeded}) as done
        from refunds group by order_number
      ) r on r.order_number = o.order_number
      where o.refund_status <> case when r.running then ${orderRefundStatuses.running}
          when r.refused then ${orderRefundStatuses.refused} when r.done then ${orderRefundStatuses.done} else 0 end
        or ((r.running or r.refused) and o.status not in (${[paid, shipped, received, evaluated, grouping, balanceDue].join(", ")}))`,
  },
];
