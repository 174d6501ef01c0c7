/**
 * What must hold of the whole database at any moment: each promise with a statement that finds what breaks it. Used by
 * the walks of the tests and by the programs of `tests/faults`, on both databases.
 */

import { closeTypes, orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { goodScore } from "@tradehall/mall-rules/states/product/comment";
import { ownStockKinds, ownStockOrderTypes } from "@tradehall/mall-rules/states/promotion/activity";
import { sql } from "drizzle-orm";
import { approvalInvariants } from "./approval-invariants.ts";
import { chatInvariants } from "./chat-invariants.ts";
import { creditInvariants } from "./credit-invariants.ts";
import { exchangeInvariants } from "./exchange-invariants.ts";
import { invoiceInvariants } from "./invoice-invariants.ts";
import { memberInvariants } from "./member-invariants.ts";
import type { Database } from "./opened-database.ts";
import { quoteInvariants } from "./quote-invariants.ts";
import { type Invariant, refundInvariants } from "./refund-invariants.ts";
import { teamInvariants } from "./team-invariants.ts";
import { transferInvariants } from "./transfer-invariants.ts";

const { balanceDue, canceled, unpaid } = orderStatuses;
/** An order `o` that was canceled before it was paid for, not one that was refunded. */
const wasUndone = `(o.status = ${canceled} and o.close_type is distinct from ${closeTypes.refunded})`;
/** A line `i` whose pieces are its activity's own, apart from ordinary stock. */
const hasOwnStock = `(o.order_type in (${ownStockOrderTypes.join(", ")}) and i.activity_id is not null)`;
/** Pieces of lines `i` of orders `o` that are not in stock. */
const held = (which = "true") =>
  `coalesce(sum(i.count - i.restocked_count) filter (where not ${wasUndone} and ${which}), 0)::int`;

const invariants: readonly Invariant[] = [
  {
    promise: "nothing is below nothing",
    broken: `
      select 'sku' as what, id::text from skus where stocks < 0
      union all select 'user', id::text from users where points < 0 or balance_fen < 0
      union all select 'coupon', id::text from coupons where left_count < 0 or left_count > total
      union all select 'offer', activity_id || ' ' || sku_id from activity_items where left_count < 0 or left_count > total
      union all select 'order', order_number from orders where least(goods_fen, freight_fen, coupon_fen, points_fen, actual_fen) < 0
      union all select 'line', id::text from order_items where least(count, total_fen, share_fen, actual_fen) < 0`,
  },
  {
    promise:
      "each paid order has one payment of its amount, a pre-sale one of its deposit and one of its balance",
    broken: `
      select o.order_number, count(p.pay_no) as payments from orders o
      left join payments p on p.status = 'paid' and p.order_numbers @> array[o.order_number]
      where coalesce(o.paid_at, o.deposit_paid_at) is not null and o.actual_fen > 0
      group by o.order_number having count(p.pay_no) <> num_nonnulls(o.pay_no, o.deposit_pay_no)
        or count(*) filter (where p.pay_no in (o.pay_no, o.deposit_pay_no)) <> count(p.pay_no)
        or o.pay_no = o.deposit_pay_no
      union all
      select p.pay_no, p.amount_fen from payments p cross join unnest(p.order_numbers) as part (number)
      left join orders o on o.order_number = part.number and p.pay_no in (o.pay_no, o.deposit_pay_no)
      where p.status = 'paid' group by p.pay_no
      having sum(case when p.pay_no = o.deposit_pay_no then o.deposit_fen else o.actual_fen - o.deposit_fen end)
          is distinct from p.amount_fen
        or count(o.order_number) <> cardinality(p.order_numbers)
      union all
      select order_number, status from orders where status in (${unpaid}, ${balanceDue}) and pay_no is not null
        or status = ${unpaid} and deposit_pay_no is not null`,
  },
  {
    promise: "no more of a line is in its order's parcels than was ordered",
    broken: `
      select i.id, i.count, sum((c.piece ->> 'quantity')::int) as sent from parcels p
      cross join jsonb_array_elements(p.contents) as c (piece)
      join order_items i on i.id = (c.piece ->> 'orderItemId')::bigint
      group by i.id, i.count
      having sum((c.piece ->> 'quantity')::int) > i.count or bool_or(p.order_number <> i.order_number)`,
  },
  {
    promise: "what a product says of its reviews is what they say",
    broken: `
      select p.id, p.comment_num, count(c.id) as reviews from products p
      left join comments c on c.prod_id = p.id and not c.is_deleted
      group by p.id having p.comment_num <> count(c.id) or p.positive_rating <> case when count(c.id) = 0 then 100
        else round(100.0 * count(c.id) filter (where c.score >= ${goodScore}) / count(c.id)) end
      union all
      select i.id, null, null from order_items i join comments c on c.order_item_id = i.id where not i.commented`,
  },
  {
    promise: "what is paid by balance is taken from it once",
    broken: `
      select p.pay_no, p.amount_fen, sum(l.change_fen) as taken from payments p
      left join balance_ledger l on l.pay_no = p.pay_no and l.source = 'payment'
      where p.pay_type = ${payTypes.balance} and p.status = 'paid'
      group by p.pay_no having coalesce(sum(l.change_fen), 0) <> -p.amount_fen
      union all
      select l.pay_no, l.change_fen, null from balance_ledger l
      left join payments p on p.pay_no = l.pay_no and p.status = 'paid'
      where l.source = 'payment' and p.pay_no is null`,
  },
  {
    promise: "no more goes back than was paid",
    broken: `
      select l.pay_no, sum(l.change_fen) as returned from balance_ledger l
      left join payments p on p.pay_no = l.pay_no and p.status = 'paid'
      where l.source = 'refund'
      group by l.pay_no having sum(l.change_fen) > coalesce(max(p.amount_fen), 0)
      union all
      select order_number, sum(change) from point_ledger where source in ('spent', 'exchange', 'returned') and order_number is not null
      group by order_number having sum(change) > 0`,
  },
  {
    promise: "points of an order are spent with it, return with its end and are earned once",
    broken: `
      select o.order_number, o.points_used, coalesce(l.net, 0) as net, coalesce(l.earned, 0) as earned from orders o
      left join (
        select order_number, sum(change) filter (where source in ('spent', 'exchange', 'returned')) as net,
          count(*) filter (where source = 'order') as earned
        from point_ledger group by order_number
      ) l on l.order_number = o.order_number
      where coalesce(l.net, 0) <> case when ${wasUndone} then 0 else o.refunded_points - o.points_used end
        or coalesce(l.earned, 0) > case when o.received_at is null then 0 else 1 end`,
  },
  {
    promise: "what was topped up is in the balance once",
    broken: `
      select t.pay_no, t.amount_fen, sum(l.change_fen) as added from top_ups t
      left join balance_ledger l on l.pay_no = t.pay_no and l.source = 'topUp' and l.user_id = t.user_id
      group by t.pay_no
      having coalesce(sum(l.change_fen), 0) <> case when t.status = 'paid' then t.amount_fen else 0 end
      union all
      select l.pay_no, l.change_fen, null from balance_ledger l
      where l.source = 'topUp' and l.pay_no is not null and not exists (select 1 from top_ups t where t.pay_no = l.pay_no)`,
  },
  ...creditInvariants,
  ...quoteInvariants,
  ...refundInvariants,
  ...invoiceInvariants,
  ...memberInvariants,
  ...approvalInvariants,
  ...teamInvariants,
  ...exchangeInvariants,
  ...transferInvariants,
  ...chatInvariants,
  {
    promise: "points and balance are the sums of their ledgers",
    broken: `
      select u.id, u.points, u.balance_fen from users u
      where u.points <> (select coalesce(sum(change), 0) from point_ledger l where l.user_id = u.id)
        or u.balance_fen <> (select coalesce(sum(change_fen), 0) from balance_ledger l where l.user_id = u.id)`,
  },
  {
    promise: "lines add up to the fen",
    broken: `
      select o.order_number, o.actual_fen from orders o
      left join (
        select order_number, sum(total_fen) as total, sum(share_fen) as share, sum(actual_fen) as actual,
          bool_and(total_fen = price_fen * count and actual_fen = total_fen - share_fen) as adds_up
        from order_items group by order_number
      ) i on i.order_number = o.order_number
      where i.order_number is null or not i.adds_up or i.total <> o.goods_fen or i.share <> o.discount_fen + o.coupon_fen + o.points_fen
        or i.actual + o.freight_fen <> o.actual_fen
        or o.actual_fen <> o.goods_fen + o.freight_fen - o.discount_fen - o.coupon_fen - o.points_fen
      union all
      select min(order_number), sum(points_fen) from orders where order_type <> ${orderKinds.points}
      group by submit_id having sum(points_fen) <> sum(points_used)`,
  },
  {
    promise: "shop, buyer and enterprise fit together",
    broken: `
      select i.order_number, 'goods' as what from order_items i
      join orders o on o.order_number = i.order_number join skus s on s.id = i.sku_id join products p on p.id = i.prod_id
      where p.shop_id <> o.shop_id or s.prod_id <> i.prod_id
      union all
      select p.pay_no, 'payment' from payments p join orders o on o.order_number = any(p.order_numbers)
      group by p.pay_no having bool_or(o.user_id <> p.user_id and o.enterprise_id = 0) or count(distinct o.enterprise_id) <> 1
      union all
      select submit_id, 'submit' from orders group by submit_id
      having count(distinct user_id) > 1 or count(distinct enterprise_id) > 1 or count(distinct shop_id) < count(*)
      union all
      select o.order_number, 'enterprise' from orders o left join enterprises e on e.id = o.enterprise_id
      where o.enterprise_id <> 0 and e.id is null`,
  },
  {
    promise: "a used coupon belongs to a living order of its submit, and only a used one does",
    broken: `
      select o.order_number, c.id from orders o cross join unnest(o.user_coupon_ids) as used(id)
      left join user_coupons c on c.id = used.id left join coupons k on k.id = c.coupon_id
      where o.status <> ${canceled} and
        (c.id is null or c.user_id <> o.user_id or c.submit_id is distinct from o.submit_id or coalesce(k.shop_id, o.shop_id) <> o.shop_id)
      union all
      select c.submit_id, c.id from user_coupons c where c.submit_id is not null and not exists
        (select 1 from orders o where o.submit_id = c.submit_id and o.status <> ${canceled} and c.id = any(o.user_coupon_ids))`,
  },
  {
    promise: "what is bought in an activity is an order of its kind, and takes no coupon or points",
    broken: `
      select o.order_number, o.order_type, a.kind from order_items i
      join orders o on o.order_number = i.order_number join activities a on a.id = i.activity_id
      where o.order_type <> case a.kind ${ownStockKinds.map((kind) => `when '${kind}' then ${orderKinds[kind]}`).join(" ")} else 0 end
        or a.kind <> 'special' and o.coupon_fen + o.points_used > 0`,
  },
  {
    promise: "a product is in stock where one of its SKUs is",
    broken: `
      select p.id, p.in_stock from products p where p.in_stock <> exists
        (select 1 from skus s where s.prod_id = p.id and s.stocks > 0 and not s.disabled)`,
  },
  {
    promise: "who has addresses has one default among them",
    broken: `select user_id, count(*) from addresses group by user_id having count(*) filter (where is_default) <> 1`,
  },
];

/**
 * Sums that nothing but a delivery of new goods changes, by what they are of: initial stock + restocked = stock + held +
 * sold, and the same of offers and coupons.
 */
const conserved: Readonly<Record<string, string>> = {
  pieces: `
    select s.id::text as of, s.stocks + ${held(`not ${hasOwnStock}`)} as amount
    from skus s left join order_items i on i.sku_id = s.id left join orders o on o.order_number = i.order_number
    group by s.id`,
  offers: `
    select a.activity_id || ' ' || a.sku_id as of,
      a.left_count + ${held()} as amount
    from activity_items a left join order_items i on i.activity_id = a.activity_id and i.sku_id = a.sku_id
    left join orders o on o.order_number = i.order_number
    group by a.activity_id, a.sku_id`,
  coupons: `
    select k.id::text as of, k.left_count + count(c.id)::int as amount
    from coupons k left join user_coupons c on c.coupon_id = k.id group by k.id`,
};

type Queried = (statement: string) => Promise<Record<string, unknown>[]>;

/** Asks a database of ours. */
export const queryWith =
  (db: Database): Queried =>
  async (statement) =>
    (await db.execute(sql.raw(statement))).rows;

/** What is broken now, in words; nothing is right. */
export async function invariantViolations(query: Queried): Promise<string[]> {
  const broken: string[] = [];
  for (const { promise, broken: statement } of invariants) {
    const rows = await query(statement);
    if (rows.length > 0) broken.push(`${promise}: ${JSON.stringify(rows.slice(0, 5))} of ${rows.length}`);
  }
  return broken;
}

export type Sums = Record<string, Record<string, number>>;

/** The conserved sums as they are now. */
export async function sumsNow(query: Queried): Promise<Sums> {
  const sums: Sums = {};
  for (const [name, statement] of Object.entries(conserved))
    sums[name] = Object.fromEntries((await query(statement)).map((row) => [row.of, Number(row.amount)]));
  return sums;
}

/** Which sums differ, by more than what was delivered meanwhile (pieces by SKU). */
export function changedSums(before: Sums, after: Sums, restocked: Record<string, number> = {}): string[] {
  return Object.entries(before).flatMap(([name, amounts]) =>
    Object.entries(amounts).flatMap(([of, amount]) => {
      const due = amount + (name === "pieces" ? (restocked[of] ?? 0) : 0);
      const is = after[name]?.[of];
      return is === due ? [] : [`${name} of ${of}: ${due} became ${is}`];
    }),
  );
}
