import { checkTaxNumber } from "@tradehall/mall-rules/checks/taxpayer";
import { refundStatusNumbers } from "@tradehall/mall-rules/states/after-sale/refund";
import {
  allowedOrderActions,
  orderKindName,
  orderStatuses,
  orderStatusName,
} from "@tradehall/mall-rules/states/order/order";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPassword } from "../../passwords.ts";
import { openEmbedded } from "../database.ts";
import { invariantViolations, queryWith } from "../invariants.ts";
import type { OpenedDatabase } from "../opened-database.ts";
import * as schema from "../schema/index.ts";
import { bannerSeeds, floorBannerSeeds } from "./data/home.ts";
import { seedPassword } from "./data/people.ts";
import { shopBannerSeeds } from "./data/shop-banners.ts";
import { generateProduct } from "./generate.ts";
import { seed } from "./index.ts";
import { picturePaths } from "./pictures/drawings.ts";

const now = new Date("2026-11-21T08:00:00Z");
let database: OpenedDatabase;

beforeAll(async () => {
  database = await openEmbedded();
  await seed(database.db, { now });
});
afterAll(() => database.close());

test("fills 400 products of 1 to 24 SKUs, each with its own name and SKU codes", async () => {
  const products = await database.db.select().from(schema.products);
  expect(products).toHaveLength(400);
  expect(new Set(products.map((product) => product.name)).size).toBe(400);
  const skus = await database.db.select().from(schema.skus);
  expect(new Set(skus.map((sku) => sku.partyCode)).size).toBe(skus.length);
  expect(skus.some((sku) => sku.partyCode.startsWith("00"))).toBe(true);
  const makers = skus.map((sku) => sku.makerCode).filter((code) => code !== "");
  expect(new Set(makers).size).toBe(makers.length);
  const counts = products.map((product) => skus.filter((sku) => sku.prodId === product.id).length);
  expect(Math.min(...counts)).toBe(1);
  expect(Math.max(...counts)).toBe(24);
});

test("the planner knows what was filled in", async () => {
  const { rows } = (await database.db.execute(
    sql`select reltuples from pg_class where oid = 'products'::regclass`,
  )) as unknown as { rows: { reltuples: number }[] };
  expect(Number(rows[0]?.reltuples)).toBe(400);
});

test("gives every SKU a value of every dimension, and every product its lowest price", async () => {
  const skus = await database.db.select().from(schema.skus);
  for (const product of await database.db.select().from(schema.products)) {
    const own = skus.filter((sku) => sku.prodId === product.id);
    expect(product.priceFen).toBe(Math.min(...own.map((sku) => sku.priceFen)));
    expect(product.inStock).toBe(own.some((sku) => sku.stocks > 0));
    for (const sku of own)
      sku.values.forEach((value, i) => {
        expect(product.specs[i]?.values.map((one) => one.value)).toContain(value);
      });
    // Tiers are one price for all specifications and never rise.
    if (product.tierPrices.length > 0) expect(new Set(own.map((sku) => sku.priceFen)).size).toBe(1);
    for (const [i, tier] of product.tierPrices.entries())
      if (i > 0) expect(tier.priceFen).toBeLessThanOrEqual(product.tierPrices[i - 1]?.priceFen ?? 0);
    expect(product.minCount % product.stepCount).toBe(0);
  }
});

test("a unit that holds several says how many, and more of them cost less a piece", async () => {
  const skus = await database.db.select().from(schema.skus);
  const packed = skus.filter((sku) => sku.pack !== null);
  expect(packed.length).toBeGreaterThan(100);
  for (const [prodId, own] of Map.groupBy(packed, (sku) => sku.prodId)) {
    // Of a product whose packs differ, the first specification is compared with itself.
    const alike = own.filter(({ values }) => values[0] === own[0]?.values[0]);
    const bySize = alike.toSorted((a, b) => (a.pack?.pieces ?? 0) - (b.pack?.pieces ?? 0));
    const each = bySize.map(({ priceFen, pack }) => priceFen / (pack?.pieces ?? 1));
    const sizes = new Set(bySize.map(({ pack }) => pack?.pieces)).size;
    if (sizes > 1) expect(each.at(-1), `product ${prodId}`).toBeLessThan(each[0] ?? 0);
  }
});

test("leaves no third-level category empty", async () => {
  const rows = await database.db.execute(
    sql`select name from categories c where level = 3 and not exists (select 1 from products p where p.category_id = c.id and p.status = 1)`,
  );
  expect(rows).toMatchObject({ rows: [] });
});

test("names only pictures that are composed", async () => {
  const made = new Set(picturePaths());
  const { db } = database;
  const named = [
    ...(await db.select().from(schema.products)).flatMap((row) => row.pictures),
    ...(await db.select().from(schema.categories)).map((row) => row.picture),
    ...(await db.select().from(schema.brands)).map((row) => row.logo),
    ...(await db.select().from(schema.shops)).map((row) => row.logo),
    ...(await db.select().from(schema.banners)).map((row) => row.picture),
    ...(await db.select().from(schema.users)).map((row) => row.avatar),
    ...(await db.select().from(schema.comments)).flatMap((row) => [row.avatar, ...row.pictures]),
  ];
  expect([...new Set(named)].filter((path) => !made.has(path))).toEqual([]);
});

test("gives dealer01 orders in every state, with sums that add up", async () => {
  const { db } = database;
  const own = await db.select().from(schema.orders).where(eq(schema.orders.userId, 1));
  // But for an approval's: no limit is set in the seed.
  const { approval: _, ...ordinary } = orderStatuses;
  expect(new Set(own.map((order) => order.status))).toEqual(new Set(Object.values(ordinary)));
  for (const order of own) {
    expect(order.actualFen).toBe(order.goodsFen + order.freightFen - order.couponFen - order.pointsFen);
    const items = await db
      .select()
      .from(schema.orderItems)
      .where(eq(schema.orderItems.orderNumber, order.orderNumber));
    expect(items.reduce((sum, item) => sum + item.totalFen, 0)).toBe(order.goodsFen);
    expect(items.reduce((sum, item) => sum + item.actualFen, 0)).toBe(order.actualFen - order.freightFen);
    // A deadline that has passed would end the state on the first read.
    if (order.deadlineAt) expect(order.deadlineAt.getTime()).toBeGreaterThan(now.getTime());
  }
  const actions = own.flatMap((order) =>
    allowedOrderActions({
      status: orderStatusName(order.status) ?? "canceled",
      kind: orderKindName(order.orderType),
      isBalanceOpen: false,
      isRefunding: false,
      hasOpenRefund: false,
      isRefundable: true,
      invoice: "none",
      isPaidFor: true,
      hasParcels: true,
      hasUnreviewed: true,
      canFollowUp: true,
      isTrashed: false,
    }),
  );
  expect(actions).toEqual(expect.arrayContaining(["pay", "remind", "receive", "comment", "delete"]));
});

test("numbers orders and payments by China's day, as orders in use are", async () => {
  const { db } = database;
  for (const { orderNumber, createdAt } of await db.select().from(schema.orders)) {
    expect(orderNumber).toMatch(/^\d{21}$/);
    expect(orderNumber.slice(0, 12)).toBe(chinaTime(createdAt).replace(/\D/g, "").slice(2));
  }
});

test("has a refund in every state for the dealer, each with its negotiation", async () => {
  const { db } = database;
  const rows = await db
    .select({ status: schema.refunds.status, refundSn: schema.refunds.refundSn })
    .from(schema.refunds)
    .innerJoin(schema.orders, eq(schema.orders.orderNumber, schema.refunds.orderNumber))
    .where(eq(schema.orders.userId, 1));
  expect(rows.map((row) => row.status).sort()).toEqual([...refundStatusNumbers].sort());
  const logs = await db.select().from(schema.refundLogs);
  for (const { refundSn } of rows)
    expect(logs.filter((log) => log.refundSn === refundSn)[0]).toMatchObject({ event: "apply" });
});

test("keeps every promise that holds of a shop in use", async () => {
  expect(await invariantViolations(queryWith(database.db))).toEqual([]);
});

test("keeps ledgers equal to what the accounts hold", async () => {
  const { db } = database;
  const points = await db.select().from(schema.pointLedger);
  const balance = await db.select().from(schema.balanceLedger);
  for (const user of await db.select().from(schema.users)) {
    const sum = (rows: { userId: number; by: number }[]) =>
      rows.filter((row) => row.userId === user.id).reduce((total, row) => total + row.by, 0);
    expect(sum(points.map((row) => ({ userId: row.userId, by: row.change })))).toBe(user.points);
    expect(sum(balance.map((row) => ({ userId: row.userId, by: row.changeFen })))).toBe(user.balanceFen);
  }
});

test("puts goods of two shops, a sold-out line and an off-shelf line into dealer01's cart", async () => {
  const lines = await database.db
    .select()
    .from(schema.cartLines)
    .innerJoin(schema.products, eq(schema.products.id, schema.cartLines.prodId))
    .innerJoin(schema.skus, eq(schema.skus.id, schema.cartLines.skuId));
  const buyable = lines.filter((line) => line.products.status === 1 && line.skus.stocks > 0);
  expect(new Set(buyable.map((line) => line.cart_lines.shopId)).size).toBeGreaterThanOrEqual(2);
  expect(lines.some((line) => line.products.status === 0)).toBe(true);
  expect(lines.some((line) => line.products.status === 1 && line.skus.stocks === 0)).toBe(true);
});

test("lets the nine accounts in by their password", async () => {
  const users = await database.db.select().from(schema.users).orderBy(schema.users.id);
  // Beside them stand those who wait in teams; no one signs in to these.
  expect(users.flatMap(({ account }) => (account.startsWith("mate") ? [] : account))).toEqual([
    "dealer01",
    "admin01",
    "retail01",
    "newbie01",
    "vip01",
    "member01",
    "closed01",
    "special01",
    "seller01",
  ]);
  expect(await isPassword(seedPassword, users[0]?.passwordHash ?? "")).toBe(true);
});

test("makes the same product for the same number, and a new name for every number beyond", () => {
  expect(generateProduct(77, 1, now)).toEqual(generateProduct(77, 1, now));
  const names = Array.from({ length: 3000 }, (_, i) => generateProduct(i + 1, 1, now).product.name);
  expect(new Set(names).size).toBe(names.length);
});

test("leaves the counters behind the seeded ids", async () => {
  const [row] = await database.db.insert(schema.brands).values({ name: "新品牌" }).returning();
  expect(row?.id).toBeGreaterThan(45);
});

test("gives every shop its privacy policy and sales terms in both languages", async () => {
  const terms = await database.db.select().from(schema.shopTerms);
  const shops = await database.db.select().from(schema.shops);
  // One of each state that a buyer may meet.
  expect(new Set(shops.map(({ status }) => status))).toEqual(new Set([-1, 0, 1, 2]));
  for (const shop of shops) {
    const own = terms.filter(({ shopId }) => shopId === shop.id);
    expect(own.map(({ type }) => type).sort()).toEqual([1, 4]);
    for (const { contentHtml, contentHtmlEn, effectiveAt } of own) {
      expect(contentHtml).toContain(shop.name);
      expect(contentHtml).toContain(shop.tel);
      // As many articles in both languages.
      expect(contentHtml.split("<h2>").length).toBe(contentHtmlEn.split("<h2>").length);
      expect(effectiveAt.getTime()).toBeLessThan(now.getTime());
    }
  }
  expect(new Set(terms.map(({ contentHtml }) => contentHtml)).size).toBe(terms.length);
});

test("knows companies with true check signs, and goods of the cloud warehouse in its shop only", async () => {
  const companies = await database.db.select().from(schema.companies);
  expect(companies.length).toBeGreaterThan(40);
  for (const { creditCode } of companies) expect(checkTaxNumber(creditCode)).toBeUndefined();
  const products = await database.db.select().from(schema.products);
  const shops = await database.db.select().from(schema.shops);
  for (const { cloudWarehouse, shopId } of products)
    expect(cloudWarehouse).toBe(shops.find(({ id }) => id === shopId)?.storeType === 5);
});

test("no product has more reviews than sales, and the rating is what the reviews say", async () => {
  const comments = await database.db.select().from(schema.comments);
  for (const product of await database.db.select().from(schema.products)) {
    const own = comments.filter(({ prodId }) => prodId === product.id);
    expect(product.commentNum).toBe(own.length);
    expect(product.soldNum).toBeGreaterThanOrEqual(own.length);
    const good = own.filter(({ score }) => score >= 4).length;
    expect(product.positiveRating).toBe(own.length ? Math.round((good / own.length) * 100) : 100);
    // Services come in no parcel.
    if (product.mold === 1) for (const { content } of own) expect(content).not.toMatch(/包装|发货|毛刺|物流/);
  }
});

test("an activity that is named after goods sells those alone", async () => {
  const rows = await database.db
    .select()
    .from(schema.activityItems)
    .innerJoin(schema.activities, eq(schema.activities.id, schema.activityItems.activityId))
    .innerJoin(schema.products, eq(schema.products.id, schema.activityItems.prodId))
    .innerJoin(schema.categories, eq(schema.categories.id, schema.products.primaryCategoryId));
  const named: [RegExp, RegExp][] = [
    [/五金工具/, /^(?:工具|五金紧固)$/],
    [/劳保/, /^安全防护$/],
    [/办公|开学/, /^办公清洁$/],
  ];
  for (const [words, departments] of named) {
    const own = rows.filter(({ activities }) => words.test(activities.name));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ categories }) => !departments.test(categories.name))).toEqual([]);
  }
});

test("a banner promises nothing that no coupon, offer or round gives", async () => {
  const { db } = database;
  const isNow = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => startsAt <= now && endsAt > now;
  const coupons = (await db.select().from(schema.coupons)).filter((one) => isNow(one) && one.left > 0);
  const promised = [...bannerSeeds, ...floorBannerSeeds, ...shopBannerSeeds].map(
    ({ title, line }) => `${title} ${line}`,
  );
  for (const text of promised) {
    for (const [, from, off] of text.matchAll(/满(\d+)元减(\d+)元/g))
      expect(
        coupons.filter(
          (one) => one.thresholdFen === Number(from) * 100 && one.reduceFen === Number(off) * 100,
        ),
        text,
      ).not.toEqual([]);
    expect(text).not.toMatch(/集采价|[^五八]五折|每日三场|整单/);
  }
});

test("every home banner leads to an offer that runs", async () => {
  const { db } = database;
  const isNow = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => startsAt <= now && endsAt > now;
  const running = (await db.select().from(schema.activities)).filter(isNow);
  const claimable = (await db.select().from(schema.coupons)).filter((one) => isNow(one) && one.left > 0);
  const zones: Record<string, string> = { "/flash-sale": "seckill", "/group-buy": "grouping" };
  const leads = (link: string): boolean => {
    const { pathname, searchParams } = new URL(link, "http://mall.example");
    const kind = zones[pathname];
    if (kind) return running.some((one) => one.kind === kind);
    if (pathname === "/discount-detail")
      return running.some(({ id }) => String(id) === searchParams.get("id"));
    return claimable.some(({ id }) => String(id) === searchParams.get("couponId"));
  };
  const rows = await db.select().from(schema.banners);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ link }) => !leads(link)).map(({ title }) => title)).toEqual([]);
});

test("every hot area and banner of a shop leads to goods that are on sale", async () => {
  const { db } = database;
  const rows = await db
    .select({ name: schema.products.name, shopId: schema.products.shopId, family: schema.categories.name })
    .from(schema.products)
    .innerJoin(schema.categories, eq(schema.categories.id, schema.products.categoryId))
    .where(eq(schema.products.status, 1));
  const text = JSON.stringify((await db.select().from(schema.decorations)).map(({ blocks }) => blocks));
  const links = [...text.matchAll(/\{"to":"search"[^}]*\}/g)].map(
    ([link]) => JSON.parse(link) as { keyword: string; shopId?: number },
  );
  expect(links.length).toBeGreaterThan(12);
  const empty = links.filter(
    ({ keyword, shopId }) =>
      !rows.some(
        (row) =>
          (shopId === undefined || row.shopId === shopId) && `${row.name}${row.family}`.includes(keyword),
      ),
  );
  expect(empty).toEqual([]);
});
