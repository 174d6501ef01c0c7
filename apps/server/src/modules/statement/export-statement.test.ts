import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { closeThisMonth, giveAddresses, headsOf } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { unzip } from "#server/testing/unzip.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const fileOf = async (token: string | undefined, format: string, period: string) => {
  const { statusCode, rawPayload, headers } = await server.app.inject({
    method: "GET",
    url: `/p/statement/export?format=${format}&period=${period}`,
    headers: token ? { authorization: token } : {},
  });
  return { statusCode, bytes: rawPayload, type: String(headers["content-type"]) };
};

test("a month and a year are exported line by line, and come to what the statement says", async () => {
  const token = await server.signIn(world.users.retail);
  await giveAddresses(server, world.users.retail);
  for (let nth = 0; nth < 3; nth += 1) await pay(server, token, await buyNow(server, token, helmet, nth + 1));
  const month = await closeThisMonth(server);
  await pay(server, token, await buyNow(server, token, helmet));
  const heads = await headsOf(server, token);
  const { bytes } = await fileOf(token, "csv", month);
  const [head = "", ...rows] = bytes.toString("utf8").trim().split("\r\n");
  expect(head).toContain("订单号");
  const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(",")[3]) * 100), 0);
  expect(sum).toBe(Math.round(Number(heads.find((one) => one.month === month)?.paid) * 100));
  const year = (await fileOf(token, "csv", month.slice(0, 4))).bytes.toString("utf8").trim().split("\r\n");
  // A month of the next year is not among them.
  const months = heads.filter((one) => one.month.startsWith(month.slice(0, 4)));
  expect(year.length - 1).toBe(months.reduce((all, one) => all + one.count, 0));
  const sheet = unzip((await fileOf(token, "xlsx", month)).bytes).get("xl/worksheets/sheet1.xml");
  expect(sheet?.match(/<row /g)).toHaveLength(4);
});

test("nothing is exported of a period without lines, nor without a session", async () => {
  const token = await server.signIn(world.users.other);
  expect((await fileOf(token, "csv", "2020-01")).bytes.toString("utf8")).toContain("没有该月的账单");
  expect((await fileOf(undefined, "csv", "2026-01")).bytes.toString("utf8")).toContain("A00004");
});
