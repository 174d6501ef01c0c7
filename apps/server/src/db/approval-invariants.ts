/** What must hold of approvals at any moment; asked with the other promises of `invariants.ts`. */
import { closeTypes, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { Invariant } from "./refund-invariants.ts";

export const approvalInvariants: readonly Invariant[] = [
  {
    promise: "an order waits for an approval where exactly one step of it waits, and nowhere else",
    broken: `
      select o.order_number, o.status, count(a.id) as waiting from orders o
      left join order_approvals a on a.order_number = o.order_number and a.state = 'waiting'
      group by o.order_number
      having count(a.id) <> case when o.status = ${orderStatuses.approval} then 1 else 0 end`,
  },
  {
    promise: "an order that went on was approved at its last step, and no one approved an own order",
    broken: `
      select o.order_number, a.state from orders o
      join lateral (
        select * from order_approvals one where one.order_number = o.order_number order by step desc limit 1
      ) a on true
      where o.status not in (${orderStatuses.approval}, ${orderStatuses.canceled}) and a.state <> 'approved'
        or (a.state = 'refused') <> (o.close_type is not distinct from ${closeTypes.approvalRefused})
      union all
      select order_number, state from order_approvals where decided_by = requested_by`,
  },
];
