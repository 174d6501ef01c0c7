import { downloadData } from "@tradehall/api-client/endpoints/account/closing/download-data";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { setPoNumber } from "@tradehall/api-client/endpoints/order/set-po-number";
import { ownDataFiles } from "@tradehall/mall-rules/words/own-data";
import { expect, test } from "vitest";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { unzip } from "#server/testing/unzip.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const ask = (token: string, locale = "zh_CN") =>
  server.app.inject({ method: "GET", url: downloadData.path, headers: { authorization: token, locale } });

test("a ZIP holds the buyer's own tables as JSON and CSV, and nothing of another buyer", async () => {
  const [token, others] = [await server.signIn(world.users.buyer), await server.signIn(world.users.other)];
  const own = await buyNow(server, token, screwM6, 2);
  const body = { poNumber: "=1+1" };
  await server.call(setPoNumber, { params: { orderNumber: own }, body }, { token });
  const theirs = await buyNow(server, others, screwM6, 1);
  const answer = await ask(token);
  expect(answer.headers["content-type"]).toBe("application/zip");
  const files = unzip(answer.rawPayload);
  expect(files.size).toBe(2 * Object.keys(ownDataFiles).length);
  const [order] = JSON.parse(files.get("订单.json") ?? "[]");
  expect(order).toMatchObject({ orderNumber: own, status: "待付款", poNumber: "=1+1" });
  expect(JSON.parse(files.get("个人资料.json") ?? "[]")).toMatchObject([{ mobile: "13800000101" }]);
  const csv = files.get("订单.csv") ?? "";
  expect(csv.startsWith("\ufeff订单号,店铺,状态")).toBe(true);
  expect(csv).toContain(",'=1+1,");
  for (const content of files.values()) expect(content).not.toContain(theirs);
});

test("comes once in ten minutes, also when asked for twice at a time, and the account is told", async () => {
  const token = await server.signIn(world.users.retail);
  const both = await Promise.all([ask(token, "en"), ask(token, "en")]);
  const refused = both.filter(({ headers }) => headers["content-type"] !== "application/zip");
  expect(refused.map((answer) => answer.json())).toMatchObject([{ code: "A00001" }]);
  await server.clock.advance(9 * 60_000);
  expect((await ask(token)).json()).toMatchObject({ msg: "每 10 分钟可下载一次，请 1 分钟后再试" });
  await server.clock.advance(60_000);
  expect((await ask(token)).headers["content-type"]).toBe("application/zip");
  const { records } = (await server.call(listMessages, {}, { token })).data;
  expect(records.map(({ title }) => title)).toEqual(["个人数据已下载", "个人数据已下载"]);
});

test("refuses without a session", async () => {
  expect((await ask("")).json()).toMatchObject({ code: "A00004" });
});
