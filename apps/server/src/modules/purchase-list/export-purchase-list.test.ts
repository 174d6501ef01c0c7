import { exportPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/export-purchase-list";
import { readList } from "@tradehall/mall-rules/quick-order";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { skus } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { plantList } from "./planted-lists.ts";

const server = testServer();

test("a CSV with a row for each line, which a quick order reads again", async () => {
  const { db } = server.database;
  await db.update(skus).set({ partyCode: "GL-310" }).where(eq(skus.id, screwM6.skuId));
  await db.update(skus).set({ partyCode: "00817" }).where(eq(skus.id, helmet.skuId));
  const listId = await plantList(db, {
    name: "劳保/3月",
    lines: [
      { skuId: screwM6.skuId, quantity: 20, note: "=2 号线" },
      { skuId: helmet.skuId, quantity: 1 },
    ],
  });
  const answer = await server.app.inject({
    url: `${exportPurchaseList.path}?listId=${listId}`,
    headers: { authorization: await server.signIn(world.users.buyer) },
  });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toMatch(
    /''劳保-3月-\d{4}.*\.csv$/,
  );
  expect(answer.body.split("\r\n").slice(0, 2)).toEqual([
    "\ufeff货号,商品名称,规格,数量,单位,含税单价,金额,备注,状态",
    "GL-310,不锈钢内六角螺丝,M6,20,件,9,180,'=2 号线,",
  ]);
  expect(readList(answer.body).rows.map(({ code, quantity }) => [code, quantity])).toEqual([
    ["GL-310", 20],
    ["00817", 1],
  ]);
});
