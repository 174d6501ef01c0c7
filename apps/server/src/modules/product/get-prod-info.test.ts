import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  activities,
  activityItems,
  addresses,
  collections,
  combos,
  coupons,
  products,
  shopCollections,
  shops,
} from "#server/db/schema/index.ts";
import { plantGroup } from "#server/testing/groups.ts";
import { plantOffer } from "#server/testing/offers.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { prods, skus } = world;

const look = (query: { prodId: number; addrId?: number; areaId?: number }, token?: string) =>
  server.call(getProdInfo, { query }, { token });

const hours = (n: number) => new Date(server.clock.now().getTime() + n * 3_600_000);

beforeAll(async () => {
  const { db } = server.database;
  await db
    .update(products)
    .set({
      contentHtml: '<p onclick="x">整体锻造<script>alert(1)</script></p>',
      parameters: [{ key: "材质", value: "304" }],
      video: { url: "/pictures/v/drill.webm", poster: "/pictures/p/bolt-01", seconds: 8 },
    })
    .where(eq(products.id, prods.screws));
  await db.insert(coupons).values([
    {
      id: 901,
      name: "满百减十",
      scope: "platform",
      thresholdFen: fen(10_000),
      reduceFen: fen(1_000),
      total: 9,
      left: 9,
      startsAt: hours(-1),
      endsAt: hours(99),
    },
    {
      id: 902,
      name: "经销商券",
      scope: "shop",
      scopeIds: [world.shops.dealer],
      reduceFen: fen(5_000),
      total: 9,
      left: 9,
      startsAt: hours(-1),
      endsAt: hours(99),
    },
  ]);
  await db.insert(combos).values([
    {
      id: 901,
      name: "螺丝大小套餐",
      mainProdId: prods.screws,
      items: [
        { prodId: prods.screws, skuId: skus.screwM6, priceFen: fen(900) },
        { prodId: prods.screws, skuId: skus.screwM8, priceFen: fen(1_900) },
      ],
    },
    {
      id: 903,
      name: "两家店铺的商品",
      mainProdId: prods.screws,
      items: [
        { prodId: prods.screws, skuId: skus.screwM6, priceFen: fen(900) },
        { prodId: prods.gloves, skuId: skus.gloves, priceFen: fen(500) },
      ],
    },
    {
      id: 902,
      name: "有下架商品",
      mainProdId: prods.screws,
      items: [{ prodId: prods.offShelf, skuId: skus.offShelf, priceFen: fen(1) }],
    },
  ]);
  await db.insert(collections).values({
    userId: world.users.buyer,
    prodId: prods.screws,
    createdAt: server.clock.now(),
  });
});

describe("what a product's page shows", () => {
  test("shows a visitor prices, choices, tiers, parameters and the shop", async () => {
    const { data } = await look({ prodId: prods.screws });
    expect(data).toMatchObject({
      prodName: "不锈钢内六角螺丝",
      price: "10.00",
      tierPrices: [
        { from: 10, price: "9.00" },
        { from: 100, price: "8.00" },
      ],
      specs: [{ name: "规格", values: [{ value: "M6" }, { value: "M8" }, { value: "M10" }] }],
      prodParameterList: [{ parameterKey: "材质", parameterValue: "304" }],
      totalStocks: 150,
      brand: { brandName: "博远" },
      shop: { shopName: "自营店", shopStatus: 1, prodCount: 3 },
      video: { url: "/pictures/v/drill.webm", poster: "/pictures/p/bolt-01", seconds: 8 },
      isCollection: 0,
    });
    expect(data.skuList.map(({ properties, price, stocks }) => [properties, price, stocks])).toEqual([
      ["规格:M6", "10.00", 100],
      ["规格:M8", "20.00", 50],
      ["规格:M10", "30.00", 0],
    ]);
    expect(data.categoryPath.map(({ categoryName }) => categoryName)).toEqual([
      "紧固件",
      "螺丝",
      "内六角螺丝",
    ]);
    expect(data.now).toBeGreaterThan(0);
  });

  test("lets nothing run that hides in its text", async () => {
    expect((await look({ prodId: prods.screws })).data.content).toBe("<p>整体锻造</p>");
  });

  test("names the coupons that cover it, and packages that can be bought whole", async () => {
    const { data } = await look({ prodId: prods.screws });
    expect(data.coupons.map(({ couponId }) => couponId)).toEqual([901]);
    expect(data.combos).toMatchObject([
      { comboId: 901, price: "28.00", oriPrice: "30.00", items: [{ skuName: "M6" }, { price: "19.00" }] },
    ]);
  });

  test("tells a buyer that it is a favourite, and another that it is not", async () => {
    const mine = await look({ prodId: prods.screws }, await server.signIn(world.users.buyer));
    const others = await look({ prodId: prods.screws }, await server.signIn(world.users.other));
    expect([mine.data.isCollection, others.data.isCollection]).toEqual([1, 0]);
  });

  test("tells a buyer that its shop is one, and neither another nor a visitor", async () => {
    const { users, shops: shop } = world;
    const row = { userId: users.buyer, shopId: shop.own, createdAt: hours(-1) };
    await server.database.db.insert(shopCollections).values(row);
    const tokens = [await server.signIn(users.buyer), await server.signIn(users.other), undefined];
    const seen = await Promise.all(tokens.map((token) => look({ prodId: prods.screws }, token)));
    expect(seen.map(({ data }) => data.shop.isCollection)).toEqual([1, 0, 0]);
    expect((await look({ prodId: prods.helmet })).data.video).toBeNull();
  });

  test("asks for fields of virtual goods and names the day of pre-sale goods", async () => {
    expect((await look({ prodId: prods.virtual })).data).toMatchObject({
      mold: 1,
      virtualRemark: [{ name: "联系人", isRequired: 1 }],
      deliveryModeVO: { hasShopDelivery: false },
      delivery: { freight: "0.00" },
    });
    expect((await look({ prodId: prods.preSell })).data).toMatchObject({
      preSellStatus: 1,
      preSellTime: "2027-06-01 08:00:00",
    });
  });
});

describe("delivery", () => {
  test("says what the shop asks, for a region and for the buyer's own address", async () => {
    const region = (await look({ prodId: prods.screws, areaId: 310_115 })).data.delivery;
    expect(region).toMatchObject({
      isDelivery: 1,
      freight: "8.00",
      freeFreightFrom: "99.00",
      region: "上海市 浦东新区",
    });
    const token = await server.signIn(world.users.buyer);
    const own = await look({ prodId: prods.screws, addrId: world.addresses.buyer }, token);
    expect(own.data.delivery).toMatchObject({ addrId: world.addresses.buyer, areaId: 310_115 });
  });

  test("goes to the buyer's default address where none is asked for, and nowhere without one", async () => {
    const token = await server.signIn(world.users.buyer);
    const usual = async () => (await look({ prodId: prods.screws }, token)).data.delivery;
    expect(await usual()).toMatchObject({ addrId: world.addresses.buyer, region: "上海市 浦东新区" });
    const mark = (isDefault: boolean) =>
      server.database.db.update(addresses).set({ isDefault }).where(eq(addresses.id, world.addresses.buyer));
    await mark(false);
    expect(await usual()).toMatchObject({ addrId: null, region: "" });
    await mark(true);
    const asked = await look({ prodId: prods.screws, areaId: 650_102 }, token);
    expect(asked.data.delivery).toMatchObject({ addrId: null, areaId: 650_102 });
  });

  test("refuses someone else's address and asks none of a visitor", async () => {
    const token = await server.signIn(world.users.buyer);
    expect(await look({ prodId: prods.screws, addrId: world.addresses.other }, token)).toMatchObject({
      code: "A00001",
      msg: "收货地址不存在",
    });
    expect((await look({ prodId: prods.screws, addrId: world.addresses.other })).data.delivery.region).toBe(
      "",
    );
    expect((await look({ prodId: prods.screws, areaId: 999_999 })).data.delivery.region).toBe("");
  });

  test("says where it is not delivered to", async () => {
    const { db } = server.database;
    await db
      .update(shops)
      .set({ noDeliveryProvinceIds: [650_000] })
      .where(eq(shops.id, world.shops.own));
    expect((await look({ prodId: prods.screws, areaId: 650_102 })).data.delivery.isDelivery).toBe(0);
    expect((await look({ prodId: prods.screws, areaId: 310_115 })).data.delivery.isDelivery).toBe(1);
    expect((await look({ prodId: prods.virtual, areaId: 650_102 })).data.delivery.isDelivery).toBe(1);
  });
});

describe("activities", () => {
  test("count from the server's clock: coming, running, over", async () => {
    const { db } = server.database;
    await db
      .insert(activities)
      .values({ id: 901, kind: "seckill", name: "早场", startsAt: hours(2), endsAt: hours(4) });
    await db.insert(activityItems).values({
      ...{ activityId: 901, prodId: prods.helmet, skuId: skus.helmet },
      ...{ priceFen: fen(1_990), total: 10, left: 10, perUser: 2 },
    });
    const coming = (await look({ prodId: prods.helmet })).data;
    expect(coming.activity).toMatchObject({ status: "notStarted", price: "19.90", perUser: 2 });
    expect(coming.skuList[0]?.activityPrice).toBeNull();
    await server.clock.advance(3 * 3_600_000);
    const running = (await look({ prodId: prods.helmet })).data;
    expect(running.activity?.status).toBe("inProgress");
    // A flash sale is ordered in its own way: what the page's buttons charge stays as it is.
    expect(running.skuList[0]).toMatchObject({ price: "45.00", activityPrice: null, activityStocks: null });
    expect(running.now - coming.now).toBeGreaterThanOrEqual(3 * 3_600_000);
    await db.update(activityItems).set({ left: 0 }).where(eq(activityItems.activityId, 901));
    const soldOut = (await look({ prodId: prods.helmet })).data;
    expect(soldOut.activity?.status).toBe("soldOut");
    expect(soldOut.skuList[0]?.activityPrice).toBeNull();
    await server.clock.advance(3 * 3_600_000);
    expect((await look({ prodId: prods.helmet })).data.activity).toBeNull();
  });

  test("an offer and a group buying that run at once are both there, the offer over the ordinary price", async () => {
    const groupId = await plantGroup(server);
    expect((await look({ prodId: prods.helmet })).data).toMatchObject({
      ...{ activity: { kind: "grouping" }, groupBuy: { activityId: groupId, price: "19.90" } },
    });
    await plantOffer(server, { prodId: prods.helmet, skuId: skus.helmet, priceFen: fen(4_000) });
    const { data } = await look({ prodId: prods.helmet });
    expect(data).toMatchObject({ activity: { kind: "special" }, groupBuy: { activityId: groupId } });
    expect(data.skuList[0]?.activityPrice).toBe("40.00");
    await server.database.db
      .update(activityItems)
      .set({ left: 0 })
      .where(eq(activityItems.activityId, groupId));
    expect((await look({ prodId: prods.helmet })).data.groupBuy).toBeNull();
  });
});

describe("what cannot be looked at", () => {
  test.each([
    ["does not exist", 9_999, "商品不存在或已下架"],
    ["is off the shelf", prods.offShelf, "该商品已下架"],
    ["is of a suspended shop", prods.suspendedGoods, "当前店铺已暂停营业，无法查看"],
  ])("a product that %s", async (_, prodId, msg) => {
    expect(await look({ prodId })).toMatchObject({ code: "A00001", msg });
  });

  test.each(["abc", "-1", "9007199254740993", "1e3", ""])("refuses %s as an id", async (prodId) => {
    const response = await server.app.inject(`/prod/prodInfo?prodId=${prodId}`);
    expect(response.json()).toMatchObject({ code: "A00014" });
  });
});
