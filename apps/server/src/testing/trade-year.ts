/**
 * A year of trade of one enterprise, written by statements over whole tables as calls would have left them: orders of its
 * members at two shops by each way of payment, approvals, parcels, refunds, repayments and points. Every invariant holds of it.
 */

import { orderRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { queryWith } from "../db/invariants.ts";
import { ownEnterprise } from "./enterprises.ts";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

const { shops, skus, prods } = world;
const { wechatScan, alipay, balance, accountTerms } = payTypes;
const members = 12;

export interface Year {
  year: number;
  orders: number;
}

const each = (from: number, to: number) => `generate_series(${from}, ${to}) as n`;

const people = (begin: string) => [
  `insert into users (account, mobile, password_hash, nick_name, enterprise_user, current_enterprise_id, shop_id, created_at)
    select 'year' || n, '139' || lpad(n::text, 8, '0'), '', '采购员' || n, true, ${ownEnterprise}, ${shops.own}, ${begin}
    from ${each(1, members)}`,
  `insert into enterprise_members (enterprise_id, user_id, joined_at)
    select ${ownEnterprise}, id, ${begin} from users where account like 'year%'`,
  `insert into credit_lines (enterprise_id, shop_id, state, requested_by, requested_fen, limit_fen, term_days, created_at)
    select ${ownEnterprise}, s, 'open', ${world.users.admin}, 900000000000, 900000000000, 30, ${begin}
    from unnest(array[${shops.own}, ${shops.dealer}]) as s`,
];

/** Of each order what all rows of it are derived from: its buyer, shop, moment, way of payment and pieces. */
const facts = (begin: string, { orders }: Year) => `
  create temporary table year_facts as
  select n, t.paid_at, to_char(t.paid_at at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad(n::text, 6, '0') as number,
    (select id from users where account = 'year' || (1 + n * 7 % ${members})) as user_id,
    case n % 2 when 0 then ${shops.own} else ${shops.dealer} end as shop_id,
    (array[${accountTerms}, ${balance}, ${wechatScan}, ${alipay}, ${accountTerms}, ${wechatScan}])[1 + n / 2 % 6] as pay_type,
    1 + n % 3 as one_count, 5 * (1 + n % 4) as other_count, case when n % 3 = 0 then 800 else 0 end as freight,
    case when n % 7 = 0 then 150 else 0 end as discount, n % 20 = 3 or n % 20 = 8 as is_refunded
  from ${each(1, orders)}
  cross join lateral (
    select date_trunc('milliseconds', ${begin} + (n - 0.5) * interval '365 days' / ${orders}) as paid_at
  ) t`;

/** Two lines of each: the second takes no share of the discount. */
const lines = `
  create temporary table year_lines as
  select f.n, f.number, l.*, l.price * l.count - l.share as actual from year_facts f
  cross join lateral (values
    (1, case when f.shop_id = ${shops.own} then ${prods.screws} else ${prods.helmet} end,
      case when f.shop_id = ${shops.own} then ${skus.screwM6} else ${skus.helmet} end, f.one_count,
      case when f.shop_id = ${shops.own} then 1000 else 4500 end, f.discount),
    (2, case when f.shop_id = ${shops.own} then ${prods.screws} else ${prods.gloves} end,
      case when f.shop_id = ${shops.own} then ${skus.screwM8} else ${skus.gloves} end, f.other_count,
      case when f.shop_id = ${shops.own} then 2000 else 550 end, 0)
  ) as l (nth, prod_id, sku_id, count, price, share)`;

const amounts = `
  create temporary table year_orders as
  select f.*, l.goods, l.actual + f.freight as actual, case when f.is_refunded then l.back else 0 end as refunded
  from year_facts f join (
    select n, sum(price * count) as goods, sum(actual) as actual, sum(actual) filter (where nth = 1) as back
    from year_lines group by n
  ) l on l.n = f.n`;

const trade = [
  `insert into payments (pay_no, user_id, order_numbers, amount_fen, pay_type, status, created_at, expires_at, paid_at)
    select 'P' || n, user_id, array[number], actual, pay_type, 'paid', paid_at - interval '1 minute',
      paid_at + interval '4 minutes', paid_at from year_orders`,
  `insert into orders (order_number, submit_id, user_id, enterprise_id, shop_id, shop_name, status, goods_fen, freight_fen,
      discount_fen, actual_fen, pay_type, pay_no, refund_status, refunded_fen, cost_centre, project, po_number,
      created_at, paid_at, shipped_at, received_at, finished_at)
    select o.number, 'year' || n, o.user_id, ${ownEnterprise}, o.shop_id, s.name, ${orderStatuses.completed}, o.goods,
      o.freight, o.discount, o.actual, o.pay_type, 'P' || n,
      case when o.is_refunded then ${orderRefundStatuses.done} else 0 end, o.refunded,
      (array['生产一部', '生产二部', '行政部', '', '研发中心'])[1 + n % 5], case when n % 4 = 0 then '一期改造' else '' end,
      case when n % 3 = 0 then 'PO-' || n else '' end, o.paid_at - interval '2 minutes', o.paid_at,
      o.paid_at + interval '1 day', o.paid_at + interval '3 days', o.paid_at + interval '10 days'
    from year_orders o join shops s on s.id = o.shop_id`,
  `insert into order_items (order_number, prod_id, sku_id, prod_name, sku_name, count, price_fen, total_fen, share_fen,
      actual_fen, refunded_count, refund_sn)
    select l.number, l.prod_id, l.sku_id, p.name, coalesce(s.values[1], ''), l.count, l.price, l.price * l.count, l.share, l.actual,
      case when o.is_refunded and l.nth = 1 then l.count else 0 end,
      case when o.is_refunded and l.nth = 1 then 'R' || l.n end
    from year_lines l join year_orders o on o.n = l.n join products p on p.id = l.prod_id join skus s on s.id = l.sku_id
    order by l.n, l.nth`,
  `insert into parcels (order_number, dvy_name, dvy_flow_id, state, contents, created_at)
    select o.number, '顺丰速运', 'SF' || lpad(o.n::text, 12, '0'), 1, i.contents, o.paid_at + interval '1 day'
    from year_orders o join (
      select order_number, jsonb_agg(jsonb_build_object('orderItemId', id, 'quantity', count)) as contents
      from order_items group by order_number
    ) i on i.order_number = o.number`,
  `insert into order_approvals (order_number, enterprise_id, step, state, requested_by, submit_fen, decided_by, created_at, decided_at)
    select number, ${ownEnterprise}, 0, 'approved', user_id, actual, ${world.users.admin}, paid_at - interval '2 minutes',
      paid_at - interval '90 seconds' from year_orders where n % 10 = 0`,
];

const refunds = [
  `insert into refunds (refund_sn, order_number, status, refund_type, apply_type, cargo_status, reason, amount_fen,
      applied_at, decided_at, paid_back_at, ended_at)
    select 'R' || n, number, ${refundStatuses.succeeded}, 2, 1, 1, 'other', refunded, paid_at + interval '4 days',
      paid_at + interval '4.5 days', paid_at + interval '5 days', paid_at + interval '5 days'
    from year_orders where is_refunded`,
  `insert into refund_items (refund_sn, order_item_id, count, is_open)
    select refund_sn, id, refunded_count, false from order_items where refund_sn like 'R%'`,
  `insert into money_backs (refund_sn, pay_no, amount_fen, created_at, tries, try_at, sent_at)
    select 'R' || n, 'P' || n, refunded, paid_at + interval '4.5 days', 1, paid_at + interval '4.5 days', paid_at + interval '4.5 days'
    from year_orders where is_refunded and pay_type in (${wechatScan}, ${alipay})`,
];

/** On terms an order is due in a month, and all of a month is paid back on the 20th of the next. */
const terms = (lastMonth: string) => [
  `insert into credit_ledger (enterprise_id, shop_id, user_id, change_fen, source, order_number, due_at, created_at)
    select ${ownEnterprise}, shop_id, user_id, actual, 'order', number, paid_at + interval '30 days', paid_at
    from year_orders where pay_type = ${accountTerms}`,
  `insert into credit_ledger (enterprise_id, shop_id, user_id, change_fen, source, order_number, refund_sn, created_at)
    select ${ownEnterprise}, shop_id, user_id, -refunded, 'refund', number, 'R' || n, paid_at + interval '5 days'
    from year_orders where pay_type = ${accountTerms} and is_refunded`,
  `create temporary table year_repaid as
    select o.*, 'T' || shop_id || to_char(paid_at at time zone 'Asia/Shanghai', 'YYYYMM') as repayment_no,
      (date_trunc('month', paid_at at time zone 'Asia/Shanghai') + interval '1 month 19 days 10 hours') at time zone 'Asia/Shanghai' as at
    from year_orders o where pay_type = ${accountTerms} and actual > refunded and paid_at < ${lastMonth}`,
  `insert into credit_repayments (repayment_no, enterprise_id, shop_id, user_id, amount_fen, pay_type, status, created_at,
      expires_at, paid_at)
    select repayment_no, ${ownEnterprise}, shop_id, ${world.users.admin}, sum(actual - refunded), ${alipay}, 'paid',
      at - interval '1 minute', at + interval '4 minutes', at from year_repaid group by repayment_no, shop_id, at`,
  `insert into credit_ledger (enterprise_id, shop_id, user_id, change_fen, source, order_number, repayment_no, created_at)
    select ${ownEnterprise}, shop_id, ${world.users.admin}, refunded - actual, 'repayment', number, repayment_no, at from year_repaid`,
  `update credit_lines l set used_fen = (select coalesce(sum(change_fen), 0) from credit_ledger c
    where c.enterprise_id = l.enterprise_id and c.shop_id = l.shop_id)`,
];

const wallets = (begin: string) => [
  `insert into balance_ledger (user_id, change_fen, source, created_at)
    select user_id, sum(actual), 'platform', ${begin} from year_orders where pay_type = ${balance} group by user_id`,
  `insert into balance_ledger (user_id, change_fen, source, pay_no, created_at)
    select user_id, -actual, 'payment', 'P' || n, paid_at from year_orders where pay_type = ${balance}`,
  `insert into balance_ledger (user_id, change_fen, source, pay_no, refund_sn, created_at)
    select user_id, refunded, 'refund', 'P' || n, 'R' || n, paid_at + interval '5 days'
    from year_orders where pay_type = ${balance} and is_refunded`,
  `insert into point_ledger (user_id, change, source, order_number, expires_at, created_at)
    select user_id, (actual - refunded) / 100, 'order', number, paid_at + interval '3 years', paid_at + interval '3 days'
    from year_orders where actual - refunded >= 100`,
  `update users u set
      balance_fen = (select coalesce(sum(change_fen), 0) from balance_ledger l where l.user_id = u.id),
      points = (select coalesce(sum(change), 0) from point_ledger l where l.user_id = u.id)`,
];

const temporary = ["year_facts", "year_lines", "year_orders", "year_repaid"];

export async function plantYear(server: TestServer, year: Year): Promise<void> {
  const asked = queryWith(server.database.db);
  const begin = `'${year.year}-01-01T00:00:00+08:00'::timestamptz`;
  const lastMonth = `'${year.year}-12-01T00:00:00+08:00'::timestamptz`;
  const all = [
    ...people(begin),
    ...[facts(begin, year), lines, amounts],
    ...[...trade, ...refunds, ...terms(lastMonth), ...wallets(begin)],
    ...["analyze", ...temporary.map((name) => `drop table ${name}`)],
  ];
  // Temporary tables belong to one connection: all of it is one message.
  await asked(all.join(";\n"));
}

/** What providers took and gave by the year's own rows. */
export async function providersOfYear(server: TestServer) {
  const [row] = await queryWith(server.database.db)(`
    select (select sum(amount_fen) from payments where pay_type in (${wechatScan}, ${alipay}))
      + (select coalesce(sum(amount_fen), 0) from credit_repayments) as paid_in,
      (select coalesce(sum(amount_fen), 0) from money_backs) as given_back`);
  return { paidInFen: Number(row?.paid_in), givenBackFen: Number(row?.given_back) };
}
