/** A small world for server tests: a few people, two open shops, one suspended, and goods of each kind. */
import { fen } from "@tradehall/mall-rules/money";
import { sql } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import * as schema from "../db/schema/index.ts";
import { levelSeeds, termSeeds } from "../db/seed/data/members.ts";
import { indexProduct } from "../modules/search/words/index-text.ts";
import { hashPassword } from "../passwords.ts";

export const worldPassword = "Mall@2026";

/** Ids of the world, by what they are. */
export const world = {
  users: { buyer: 1, other: 2, retail: 3, homeless: 4, admin: 5 },
  enterprises: { first: 1, second: 2, others: 3 },
  shops: { own: 1, dealer: 2, suspended: 3 },
  categories: { top: 1, middle: 2, leaf: 3 },
  /** own shop: screws (3 SKUs, tiers, one sold out), off shelf, virtual, pre-sale; dealer: gloves (5 at a time), helmet. */
  prods: { screws: 1, offShelf: 2, virtual: 3, preSell: 4, gloves: 5, helmet: 6, suspendedGoods: 7 },
  skus: {
    screwM6: 1,
    screwM8: 2,
    screwSoldOut: 3,
    offShelf: 4,
    virtual: 5,
    preSell: 6,
    gloves: 7,
    helmet: 8,
    suspendedGoods: 9,
  },
  addresses: { buyer: 1, other: 2 },
} as const;

const then = new Date("2026-01-01T00:00:00Z");

const user = (id: number, account: string, mobile: string, passwordHash: string) => ({
  id,
  account,
  mobile,
  passwordHash,
  nickName: account,
  userCompany: `${account}商贸有限公司`,
  shopId: world.shops.own,
  createdAt: then,
});

const address = (id: number, userId: number) => ({
  id,
  userId,
  receiver: "收货人",
  mobile: "13900000000",
  provinceId: 310000,
  province: "上海市",
  cityId: 310100,
  city: "上海市",
  areaId: 310115,
  area: "浦东新区",
  addr: "张江路 88 号 3 楼",
  isDefault: true,
  createdAt: then,
});

/** What the product is found by, as the seed and every change of a product write it. */
export const foundBy = (name: string) => {
  const { words, ...spelt } = indexProduct({
    name,
    brand: "",
    category: "",
    above: [],
    shopName: "",
    skus: [],
    attributes: [],
  });
  return { searchWords: words, ...spelt };
};

const product = (id: number, shopId: number, name: string, price: number) => ({
  id,
  shopId,
  name,
  priceFen: fen(price),
  categoryId: world.categories.leaf,
  secondaryCategoryId: world.categories.middle,
  primaryCategoryId: world.categories.top,
  pictures: ["/pictures/p/test-01"],
  ...foundBy(name),
  putawayAt: then,
});

const sku = (id: number, prodId: number, values: string[], price: number, stocks: number) => ({
  id,
  prodId,
  values,
  priceFen: fen(price),
  stocks,
});

/** Writes the world into an empty, migrated database. */
export async function plantWorld(db: Database): Promise<void> {
  const { users, shops, prods, skus } = world;
  const hash = await hashPassword(worldPassword);
  await db.insert(schema.shops).values([
    {
      id: shops.own,
      name: "自营店",
      shopType: 1,
      freightFen: fen(800),
      freeFreightFen: fen(9_900),
      createdAt: then,
    },
    { id: shops.dealer, name: "经销商店", freightFen: fen(1_000), createdAt: then },
    { id: shops.suspended, name: "停业店", status: 0, createdAt: then },
  ]);
  await db.insert(schema.memberLevels).values(levelSeeds);
  await db.insert(schema.memberTerms).values(termSeeds);
  await db.insert(schema.users).values([
    {
      ...user(users.buyer, "buyer01", "13800000101", hash),
      enterpriseUser: true,
      currentEnterpriseId: 1,
      points: 20_000,
      balanceFen: fen(5_000_000),
    },
    {
      ...user(users.other, "other01", "13800000102", hash),
      enterpriseUser: true,
      currentEnterpriseId: 3,
      points: 0,
      balanceFen: fen(100),
      userTypeId: 5,
    },
    { ...user(users.retail, "retail01", "13800000103", hash), userTypeId: 2 },
    { ...user(users.homeless, "newbie01", "13800000104", hash), shopId: null },
    { ...user(users.admin, "admin01", "13800000105", hash), enterpriseUser: true },
  ]);
  await db.insert(schema.pointLedger).values({
    ...{ userId: users.buyer, change: 20_000, source: "order", createdAt: then },
    expiresAt: new Date("2029-01-01T00:00:00+08:00"),
  });
  await db.insert(schema.balanceLedger).values([
    { userId: users.buyer, changeFen: fen(5_000_000), source: "topUp", createdAt: then },
    { userId: users.other, changeFen: fen(100), source: "topUp", createdAt: then },
  ]);
  await db.insert(schema.enterprises).values([
    { id: 1, name: "华东设备有限公司", adminUserId: users.admin, shopId: shops.own, createdAt: then },
    { id: 2, name: "江南五金有限公司", adminUserId: users.buyer, shopId: shops.dealer, createdAt: then },
    { id: 3, name: "北方工贸有限公司", adminUserId: users.other, shopId: shops.own, createdAt: then },
  ]);
  await db.insert(schema.enterpriseMembers).values([
    { enterpriseId: 1, userId: users.buyer, joinedAt: then },
    { enterpriseId: 2, userId: users.buyer, role: "admin", joinedAt: then, agreedAt: then },
    { enterpriseId: 3, userId: users.other, role: "admin", joinedAt: then, agreedAt: then },
    { enterpriseId: 1, userId: users.admin, role: "admin", joinedAt: then },
  ]);
  await db.insert(schema.addresses).values([address(1, users.buyer), address(2, users.other)]);
  await db.insert(schema.categories).values([
    { id: 1, parentId: 0, level: 1, name: "紧固件" },
    { id: 2, parentId: 1, level: 2, name: "螺丝" },
    { id: 3, parentId: 2, level: 3, name: "内六角螺丝" },
  ]);
  await db.insert(schema.brands).values([{ id: 1, name: "博远" }]);
  await db.insert(schema.products).values([
    {
      ...product(prods.screws, shops.own, "不锈钢内六角螺丝", 1_000),
      brandId: 1,
      tierPrices: [
        { from: 10, priceFen: fen(900) },
        { from: 100, priceFen: fen(800) },
      ],
      specs: [{ name: "规格", values: [{ value: "M6" }, { value: "M8" }, { value: "M10" }] }],
    },
    { ...product(prods.offShelf, shops.own, "下架商品", 500), status: 0 },
    {
      ...product(prods.virtual, shops.own, "设备检测服务券", 20_000),
      mold: 1,
      remarkFields: [{ name: "联系人", required: true }],
    },
    {
      ...product(prods.preSell, shops.own, "预售工具柜", 88_000),
      preSell: true,
      preSellAt: new Date("2027-06-01T00:00:00Z"),
    },
    { ...product(prods.gloves, shops.dealer, "防护手套", 550), minCount: 5, stepCount: 5 },
    { ...product(prods.helmet, shops.dealer, "安全帽", 4_500) },
    { ...product(prods.suspendedGoods, shops.suspended, "停业店商品", 700) },
  ]);
  await db
    .insert(schema.skus)
    .values([
      sku(skus.screwM6, prods.screws, ["M6"], 1_000, 100),
      sku(skus.screwM8, prods.screws, ["M8"], 2_000, 50),
      sku(skus.screwSoldOut, prods.screws, ["M10"], 3_000, 0),
      sku(skus.offShelf, prods.offShelf, [], 500, 10),
      sku(skus.virtual, prods.virtual, [], 20_000, 1_000),
      sku(skus.preSell, prods.preSell, [], 88_000, 100),
      sku(skus.gloves, prods.gloves, [], 550, 500),
      sku(skus.helmet, prods.helmet, [], 4_500, 50),
      sku(skus.suspendedGoods, prods.suspendedGoods, [], 700, 50),
    ]);
  await restartIdentities(db);
}

/** After rows with chosen ids, the counters go on behind them. */
async function restartIdentities(db: Database): Promise<void> {
  const result = (await db.execute(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`)) as {
    rows: { name: string }[];
  };
  for (const { name } of result.rows)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql.identifier(name)}), 0) + 1, false)`,
    );
}
