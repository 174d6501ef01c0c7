import { exportRefunds } from "@tradehall/api-client/endpoints/refund/export/export-refunds";
import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { orders } from "#server/db/schema/index.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { applied, withdraw } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet, screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
let older = "";
let newer = "";

beforeAll(async () => {
  token = await server.signIn(world.users.buyer);
  const ofScrews = await buyNow(server, token, screwM6, 2);
  await pay(server, token, ofScrews);
  await server.database.db.update(orders).set({ poNumber: "CG-7" }).where(eq(orders.orderNumber, ofScrews));
  older = await applied(server, token, ofScrews);
  await server.clock.advance(1_000);
  const ofHelmet = await buyNow(server, token, helmet, 1);
  await pay(server, token, ofHelmet);
  newer = await applied(server, token, ofHelmet);
  await withdraw(server, token, newer);
});

const ask = (query: Record<string, string>, as = token, locale = "zh_CN") =>
  server.app.inject({
    method: "GET",
    url: `${exportRefunds.path}?${new URLSearchParams(query)}`,
    headers: { authorization: as, locale },
  });

test("a CSV has a row for each line of goods, the newest refund first", async () => {
  const answer = await ask({ format: "csv" });
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(
      /^attachment; filename\*=UTF-8''%E9%80%80%E6%AC%BE-.*\.csv$/,
    ),
    "total-count": "2",
  });
  const [head, first, second, ...rest] = answer.body.split("\r\n");
  expect(head?.startsWith("\ufeff退款编号,申请时间,退款状态,退款类型")).toBe(true);
  expect(first).toContain(newer);
  expect(first).toContain("已撤销,仅退款");
  expect(second).toContain(older);
  expect(second).toContain("CG-7");
  expect(rest).toEqual([""]);
});

test("an XLSX has one sheet, with amounts as numbers", async () => {
  const { sheets } = await readXlsx((await ask({ format: "xlsx" }, token, "en")).rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual(["refunds"]);
  const [head = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(column("Quantity refunded")).toEqual([1, 2]);
  expect(column("Amount refunded").every((amount) => typeof amount === "number" && amount > 0)).toBe(true);
});

test("it has what the list's filters leave of the buyer's own, and none of another buyer", async () => {
  const numbers = async (query: Record<string, string>, as = token) =>
    (await ask({ format: "csv", ...query }, as)).body.split("\r\n").length - 2;
  expect(await numbers({ keyword: older })).toBe(1);
  expect(await numbers({ sts: "3" })).toBe(1);
  expect(await numbers({ endDate: "2026-01-01" })).toBe(0);
  expect(await numbers({}, await server.signIn(world.users.other))).toBe(0);
  expect((await ask({ format: "csv" }, "")).json()).toMatchObject({ code: "A00004" });
});
