/** What the schema says itself, no matter who writes. Each statement would break one rule of a row that is right. */
import { fen } from "@tradehall/mall-rules/money";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, put } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
beforeAll(async () => {
  const token = await server.signIn(world.users.buyer);
  await giveCoupon(server, world.users.buyer);
  await giveCoupon(server, world.users.buyer, { thresholdFen: fen(9_000_000) });
  await pay(server, token, await buyNow(server, token, helmet));
  await buyNow(server, token, helmet);
  await put(server, token, helmet, 1);
});

const sqlStateOf = (error: unknown): string =>
  String((error as { cause?: { code?: unknown } }).cause?.code ?? (error as Error).message);
const refusalOf = (statement: string) =>
  server.database.db.execute(sql.raw(statement)).then(
    () => "taken",
    (error: unknown) => sqlStateOf(error),
  );

const check = "23514";
const unique = "23505";
const foreign = "23503";

test.each([
  [check, "update users set points = -1 where id = 1"],
  [check, "update users set balance_fen = -1 where id = 1"],
  [unique, "update users set account = 'BUYER01' where id = 2"],
  [foreign, "update users set shop_id = 999 where id = 1"],
  [check, "update skus set stocks = -1 where id = 1"],
  [check, "update skus set price_fen = -1 where id = 1"],
  [check, "update products set min_count = 0 where id = 1"],
  [check, "update products set status = 9 where id = 1"],
  [check, "update shops set freight_fen = -1 where id = 1"],
  [check, "update coupons set left_count = total + 1"],
  [check, "update coupons set left_count = -1"],
  [check, "update coupons set ends_at = starts_at"],
  [check, "update user_coupons set status = 2 where status = 1"],
  [check, "update user_coupons set used_at = null where status = 2"],
  [check, "update cart_lines set count = 0"],
  [check, "update orders set actual_fen = actual_fen + 1"],
  [check, "update orders set actual_fen = -1, goods_fen = -1 - freight_fen + coupon_fen + points_fen"],
  [check, "update orders set status = 9"],
  [check, "update orders set status = 2 where status = 1"],
  [check, "update orders set paid_at = null where status = 2"],
  [check, "update orders set pay_no = null where status = 2"],
  [check, "update orders set status = 6"],
  [check, "update orders set status = 3 where status = 2"],
  [foreign, "update orders set pay_no = 'P0' where status = 2"],
  [check, "update order_items set count = 0"],
  [check, "update order_items set total_fen = total_fen + 1"],
  [check, "update order_items set share_fen = share_fen + 1"],
  [foreign, "update order_items set sku_id = 999"],
  [foreign, "update order_items set prod_id = 999"],
  [check, "update payments set status = 'closed' where status = 'paid'"],
  [check, "update payments set order_numbers = '{}'"],
  [check, "update payments set amount_fen = -1"],
  [
    unique,
    `insert into addresses (user_id, receiver, mobile, province_id, province, city_id, city, area_id, area, addr, is_default, created_at)
     select user_id, receiver, mobile, province_id, province, city_id, city, area_id, area, addr, true, created_at from addresses where id = 1`,
  ],
  [
    check,
    "insert into point_ledger (user_id, change, source, created_at) values (1, 0, 'order', '2026-01-01')",
  ],
  [
    check,
    "insert into balance_ledger (user_id, change_fen, source, created_at) values (1, 1, 'gift', '2026-01-01')",
  ],
  [
    check,
    "insert into activities (kind, name, starts_at, ends_at) values ('lottery', 'x', '2026-01-01', '2026-01-02')",
  ],
  [
    check,
    `with made as (insert into activities (kind, name, starts_at, ends_at)
       values ('special', 'x', '2026-01-01', '2026-01-02') returning id)
     insert into activity_items (activity_id, prod_id, sku_id, price_fen, total, left_count) select 1, 1, 1, 1, 5, 6 from made`,
  ],
])("%s: %s", async (state, statement) => {
  expect(await refusalOf(statement)).toBe(state);
});
