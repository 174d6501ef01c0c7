/** What must hold of teams at any moment; asked with the other promises of `invariants.ts`. */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { Invariant } from "./refund-invariants.ts";

const { unpaid, grouping, canceled } = orderStatuses;

export const teamInvariants: readonly Invariant[] = [
  {
    promise: "the places of a team that forms are its members' orders",
    broken: `
      select t.id, t.size, t.taken_count, t.paid_count, count(o.order_number) as held from teams t
      left join orders o on o.team_id = t.id and o.status <> ${canceled}
      where t.settled_at is null
      group by t.id having t.taken_count <> count(o.order_number)
        or t.paid_count <> count(o.order_number) filter (where o.status = ${grouping})
        or count(o.order_number) <> count(o.order_number) filter (where o.status in (${unpaid}, ${grouping}))
        or count(o.order_number) > t.size`,
  },
  {
    promise: "the orders of a filled team went on, and there are as many as it has places",
    broken: `
      select t.id, t.size, count(o.order_number) as paid from teams t
      left join orders o on o.team_id = t.id and o.paid_at is not null
      where t.settled_at is not null and t.paid_count = t.size
      group by t.id having count(o.order_number) <> t.size or count(distinct o.user_id) <> t.size
        or bool_or(o.status in (${unpaid}, ${grouping}))`,
  },
  {
    promise: "the orders of a failed team are closed, or their money is on its way back",
    broken: `
      select t.id, o.order_number, o.status from teams t join orders o on o.team_id = t.id
      where t.settled_at is not null and t.paid_count < t.size
        and not (o.status = ${canceled} and o.refunded_fen = case when o.paid_at is null then 0 else o.actual_fen end)
        and not (o.status = ${grouping} and o.refund_status = ${orderRefundStatuses.running})`,
  },
  {
    promise: "a team buys one product of one activity",
    broken: `
      select t.id, o.order_number from teams t join orders o on o.team_id = t.id
      join order_items i on i.order_number = o.order_number
      where i.prod_id <> t.prod_id or i.activity_id is distinct from t.activity_id
      union all
      select i.activity_id, min(o.order_number) from orders o join order_items i on i.order_number = o.order_number
      where o.order_type = ${orderKinds.grouping} and o.status in (${unpaid}, ${grouping}) and o.refund_status = 0
      group by i.activity_id, o.user_id having count(*) > 1`,
  },
];
