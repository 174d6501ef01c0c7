/** What a walk needs before its first step: its crowd, its goods, what is sold off and given away. */
import type { Walkable } from "./walk-types.ts";

interface Good {
  prodId: number;
  skuId: number;
}

/** Few pieces, so that they run out and come back. */
const piecesAtFirst = 12;

/**
 * Two SKUs of one product and one of another shop, with few pieces; points for the buyers, an offer, and coupons, two
 * of which pay for everything.
 */
export async function prepare({ call, query }: Walkable, buyers: number) {
  const { data } = await call("POST", "/sandbox/buyers", { body: { count: buyers } });
  const crowd: { userId: number; accessToken: string }[] = data;
  const ordinary = `
    select min(s.id) as one, max(s.id) as other, p.id as prod_id, p.shop_id from products p
    join shops h on h.id = p.shop_id and h.status = 1 join skus s on s.prod_id = p.id and not s.disabled
    where p.status = 1 and p.mold = 0 and p.prod_type = 0 and not p.pre_sell and p.min_count = 1 and p.step_count = 1
    group by p.id having min(s.stocks) >= 0`;
  const [pair] = await query(`${ordinary} and count(*) > 1 order by p.id limit 1`);
  const [single] = await query(
    `select * from (${ordinary}) g where shop_id <> ${pair?.shop_id} order by prod_id limit 1`,
  );
  const goods: Good[] = [
    { prodId: Number(pair?.prod_id), skuId: Number(pair?.one) },
    { prodId: Number(pair?.prod_id), skuId: Number(pair?.other) },
    { prodId: Number(single?.prod_id), skuId: Number(single?.one) },
  ];
  const prodIds = goods.map((one) => one.prodId).join(", ");
  const ids = crowd.map((one) => one.userId).join(", ");
  await query(
    `update skus set stocks = ${piecesAtFirst} where id in (${goods.map((g) => g.skuId).join(", ")})`,
  );
  await query(`update products p set in_stock = exists
    (select 1 from skus s where s.prod_id = p.id and s.stocks > 0 and not s.disabled) where p.id in (${prodIds})`);
  await query(`update users set points = points + 3000 where id in (${ids})`);
  await query(`insert into point_ledger (user_id, change, source, expires_at, created_at)
    select id, 3000, 'order', '2090-01-01', '2026-01-01' from users where id in (${ids})`);
  const coupons = await query(`insert into coupons
    (name, scope, threshold_fen, reduce_fen, total, left_count, per_user, starts_at, ends_at)
    select '走动券', 'platform', 0, reduce, pieces, pieces, 3, '2026-01-01', '2090-01-01'
    from (values (301, ${buyers * 2}), (602, ${buyers * 2}), (99999900, 2)) as kinds (reduce, pieces) returning id`);
  const [sku] = await query(`select price_fen from skus where id = ${goods[2]?.skuId}`);
  const [offer] = await query(`insert into activities (kind, name, starts_at, ends_at)
    values ('special', '走动优惠', '2026-01-01', '2090-01-01') returning id`);
  await query(`insert into activity_items (activity_id, prod_id, sku_id, price_fen, total, left_count, per_user)
    values (${offer?.id}, ${goods[2]?.prodId}, ${goods[2]?.skuId}, ${Number(sku?.price_fen) - 1}, 6, 6, 2)`);
  const [sale] = await query(`insert into activities (kind, name, starts_at, ends_at)
    values ('seckill', '走动秒杀', '2026-01-01', '2090-01-01') returning id`);
  const [item] = await query(`insert into activity_items
    (activity_id, prod_id, sku_id, price_fen, total, left_count, per_user)
    values (${sale?.id}, ${goods[0]?.prodId}, ${goods[0]?.skuId}, 7, 8, 8, 3) returning id`);
  const round = { activityId: Number(sale?.id), seckillId: Number(item?.id) };
  return { crowd, goods, round, couponIds: coupons.map((row) => Number(row.id)) };
}
