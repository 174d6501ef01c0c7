import { getStatementFile } from "@tradehall/api-client/endpoints/statement/get-statement-file";
import { expect, test } from "vitest";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { closeThisMonth, giveAddresses } from "#server/testing/statements.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("a month is a PDF, the same each time; others and who has no session have none", async () => {
  await giveAddresses(server, world.users.retail);
  const token = await server.signIn(world.users.retail);
  await pay(server, token, await buyNow(server, token, helmet));
  const month = await closeThisMonth(server);
  const fileOf = (reader: string | undefined) =>
    server.call(getStatementFile, { query: { month } }, { token: reader });
  const { data } = await fileOf(token);
  expect(data).toMatchObject({ fileName: `对账单-${month}.pdf`, contentType: "application/pdf" });
  expect(Buffer.from(data.base64, "base64").toString("latin1").slice(0, 5)).toBe("%PDF-");
  expect((await fileOf(token)).data.base64).toBe(data.base64);
  expect(await fileOf(await server.signIn(world.users.other))).toMatchObject({ msg: "没有该月的账单" });
  expect(await fileOf(undefined)).toMatchObject({ code: "A00004" });
});
