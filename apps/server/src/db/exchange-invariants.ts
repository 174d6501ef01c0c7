/** What must hold of the points mall at any moment; asked with the other promises of `invariants.ts`. */
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import type { Invariant } from "./refund-invariants.ts";

const { canceled } = orderStatuses;

export const exchangeInvariants: readonly Invariant[] = [
  {
    promise: "an order of the points mall costs the points of its lines, and no other line costs any",
    broken: `
      select o.order_number, o.points_used, sum(i.score_price * i.count) as score from orders o
      join order_items i on i.order_number = o.order_number
      group by o.order_number
      having case when o.order_type = ${orderKinds.points} then o.points_used else 0 end <> sum(i.score_price * i.count)
      union all
      select order_number, coupon_fen + points_fen + discount_fen, refunded_fen + refunded_points from orders
      where order_type = ${orderKinds.points}
        and (points_used = 0 or coupon_fen + points_fen + discount_fen + freight_fen + refunded_fen + refunded_points > 0)`,
  },
  {
    promise: "what is redeemed of a product is what orders have of it, within its limits",
    broken: `
      select g.prod_id, g.taken, coalesce(sum(i.count), 0) as pieces from points_goods g
      left join (order_items i join orders o on o.order_number = i.order_number
        and o.order_type = ${orderKinds.points} and o.status <> ${canceled}) on i.prod_id = g.prod_id
      group by g.prod_id having g.taken <> coalesce(sum(i.count), 0)
      union all
      select g.prod_id, g.per_user, sum(i.count) from points_goods g
      join order_items i on i.prod_id = g.prod_id join orders o on o.order_number = i.order_number
      where o.order_type = ${orderKinds.points} and o.status <> ${canceled} and g.per_user > 0
      group by g.prod_id, o.user_id having sum(i.count) > g.per_user`,
  },
  {
    promise: "a product of the points mall says the fewest points of its SKUs",
    broken: `
      select p.id, p.score_price from products p where p.prod_type = ${prodTypes.integral} and
        p.score_price <> coalesce((select min(s.score_price) from skus s where s.prod_id = p.id and not s.disabled), p.score_price)`,
  },
];
