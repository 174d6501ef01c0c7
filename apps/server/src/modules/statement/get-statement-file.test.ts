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
  const fileOf = async (reader: string | undefined) => {
    const headers = reader ? { authorization: reader } : {};
    const url = `${getStatementFile.path}?month=${month}`;
    return (await server.app.inject({ method: "GET", url, headers })).rawPayload.toString("latin1");
  };
  const pdf = await fileOf(token);
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(await fileOf(token)).toBe(pdf);
  expect(await fileOf(await server.signIn(world.users.other))).toContain("A00001");
  expect(await fileOf(undefined)).toContain("A00004");
});
