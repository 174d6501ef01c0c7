import { exportOrders } from "@tradehall/api-client/endpoints/order/export/export-orders";
import { setPoNumber } from "@tradehall/api-client/endpoints/order/set-po-number";
import { fen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq, sql } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { orderItems, orders, parcels, skus } from "#server/db/schema/index.ts";
import { buyFromCart, buyNow, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let single = "";
let double = "";

beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
  await server.database.db
    .update(skus)
    .set({ partyCode: "00817", makerCode: "HX-9001" })
    .where(eq(skus.id, screwM6.skuId));
  single = await buyNow(server, token, screwM6, 2);
  [double = ""] = await buyFromCart(server, token, [
    [gloves, 5],
    [helmet, 1],
  ]);
  const body = { poNumber: "=1+1" };
  await server.call(setPoNumber, { params: { orderNumber: single }, body }, { token });
  await server.database.db
    .update(orderItems)
    .set({ prodName: '=HYPERLINK("http://x")\u0007', memberSavedFen: fen(123) })
    .where(eq(orderItems.orderNumber, single));
  await server.database.db
    .update(orders)
    .set({ discountFen: fen(250), actualFen: sql`${orders.actualFen} - 250` })
    .where(eq(orders.orderNumber, single));
});

const ask = (query: Record<string, string>, as = token, locale = "zh_CN") =>
  server.app.inject({
    method: "GET",
    url: `${exportOrders.path}?${new URLSearchParams(query)}`,
    headers: { authorization: as, locale },
  });

test("a CSV has a row for each line, newest order first, and Excel reads its Chinese and runs nothing", async () => {
  const answer = await ask({ format: "csv" });
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename\*=UTF-8''%E8%AE%A2%E5%8D%95-.*\.csv$/,
    ),
    "cache-control": "private, no-store",
    "total-count": "2",
  });
  const [head, ...lines] = answer.body.split("\r\n");
  expect(head?.startsWith("\ufeff订单号,下单时间,订单状态")).toBe(true);
  expect(lines.map((line) => line.slice(1, 22))).toEqual([double, double, single, ""]);
  expect(lines[2]).toContain(`,"'=HYPERLINK(""http://x"")`);
  expect(lines[2]).toContain(",'=1+1,");
});

test("an XLSX has a sheet of orders and one of lines, amounts as numbers and codes as texts", async () => {
  const answer = await ask({ format: "xlsx" }, token, "en");
  const { sheets } = await readXlsx(answer.rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual(["orders", "lines"]);
  const column = (nth: number, name: string) => {
    const [head = [], ...rows] = sheets[nth]?.rows ?? [];
    return rows.map((row) => row[head.indexOf(name)]);
  };
  expect(column(0, "Order number")).toEqual([double, single]);
  expect(column(0, "PO number").at(-1)).toBe("=1+1");
  expect(column(0, "Reduction of the order")).toEqual([0, 2.5]);
  expect(column(1, "Order number")).toEqual([double, double, single]);
  expect(column(1, "Product").at(-1)).toBe('=HYPERLINK("http://x")');
  expect(column(1, "Item number").at(-1)).toBe("00817");
  expect(column(1, "Manufacturer's part number").at(-1)).toBe("HX-9001");
  expect(column(1, "Quantity")).toEqual([1, 5, 2]);
  expect(column(1, "Unit price with tax")).toEqual([45, 5.5, 10]);
  expect(column(1, "Saved as a member")).toEqual([0, 0, 1.23]);
  expect(column(1, "Unit").every((unit) => typeof unit === "string" && unit !== "")).toBe(true);
  expect(column(1, "Tax included").slice(0, 2)).toEqual([5.18, 3.16]);
});

test("what was paid is where it was paid, sums once an order, a municipality once, courier and receipt", async () => {
  const table = async () => {
    const body = (await ask({ format: "csv" })).body.slice(1).trimEnd();
    const [head = [], ...rows] = body.split("\r\n").map((line) => line.split(","));
    return (name: string) => rows.map((row) => row[head.indexOf(name)]);
  };
  const before = await table();
  expect(before("实付金额")).toEqual(["", "", ""]);
  expect(before("订单实付金额")).toEqual(["", "", ""]);
  expect(before("应付金额").every(Boolean)).toBe(true);
  const { db } = server.database;
  await pay(server, token, double);
  const now = server.clock.now();
  await db
    .update(orders)
    .set({ status: orderStatuses.received, shippedAt: now, receivedAt: now })
    .where(eq(orders.orderNumber, double));
  await db.insert(parcels).values({
    ...{ orderNumber: double, dvyName: "顺丰速运", dvyFlowId: "00123456" },
    createdAt: now,
  });
  const after = await table();
  expect(after("物流公司")).toEqual(["顺丰速运", "顺丰速运", ""]);
  expect(after("物流单号")[0]).toBe('"00123456\t"');
  expect(after("收货地址")[0]).toBe("上海市浦东新区张江路 88 号 3 楼");
  expect(after("实付金额")).toEqual(["45", "27.5", ""]);
  expect(after("订单实付金额").slice(1)).toEqual(["", ""]);
  expect(Number(after("订单实付金额")[0])).toBeGreaterThan(72);
  expect(after("收货时间")[0]).not.toBe("");
});

test("only what the filters or the chosen numbers leave, and of no one else", async () => {
  const numbers = async (query: Record<string, string>, as = token) =>
    (await ask({ format: "csv", ...query }, as)).body
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.slice(1, 22));
  expect(await numbers({ orderNumbers: single })).toEqual([single]);
  expect(await numbers({ status: "2" })).toEqual([]);
  expect(await numbers({ shopId: String(world.shops.own) })).toEqual([single]);
  const other = await server.signIn(world.users.other);
  expect(await numbers({ orderNumbers: single }, other)).toEqual([]);
});

test("what fails is an envelope", async () => {
  expect((await ask({ format: "pdf" })).json()).toMatchObject({ code: "A00014" });
  expect((await ask({ format: "csv" }, "")).json()).toMatchObject({ code: "A00004" });
});

test("orders of one moment that lie over the edge of a page come once each", async () => {
  const { db } = server.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, single));
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderNumber, single));
  if (!order || !item) throw new Error("no order");
  const made = Array.from({ length: 1_100 }, (_, index) => String(10_000_000 + index));
  await db
    .insert(orders)
    .values(made.map((orderNumber) => ({ ...order, orderNumber, submitId: orderNumber })));
  await db.insert(orderItems).values(made.map((orderNumber) => ({ ...item, id: undefined, orderNumber })));
  const answer = await ask({ format: "csv", shopId: String(world.shops.own) });
  const lines = answer.body.split("\r\n").slice(1, -1);
  expect(lines.length).toBe(1_101);
  expect(new Set(lines.map((line) => line.slice(0, 23))).size).toBe(1_101);
  expect(answer.headers["total-count"]).toBe("1101");
});
