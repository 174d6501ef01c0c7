import { listOwed } from "@tradehall/api-client/endpoints/credit/list-owed";
import { expect, test } from "vitest";
import { onTerms, termsLine } from "#server/testing/credit.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const ask = async (userId: number, more: object = {}) =>
  server.call(listOwed, { query: { ...termsLine, ...more } }, { token: await server.signIn(userId) });

test("lists what is owed, the first due first, page by page", async () => {
  const first = await onTerms(server);
  await server.clock.advance(86_400_000);
  const second = await onTerms(server, 2);
  const { data } = await ask(world.users.admin);
  expect(data.records.map(({ orderNumber }) => orderNumber)).toEqual([first, second]);
  expect(data.records[0]).toMatchObject({ nickName: "buyer01", isOverdue: 0 });
  expect(data.records[0]?.owed).toBe(data.records[0]?.amount);
  expect((await ask(world.users.buyer, { current: 2, size: 1 })).data).toMatchObject({
    ...{ total: 2, pages: 2, records: [{ orderNumber: second }] },
  });
  await server.clock.advance(31 * 86_400_000);
  expect((await ask(world.users.admin)).data.records[0]).toMatchObject({ isOverdue: 1 });
});

test("is closed to others", async () => {
  expect(await ask(world.users.other)).toMatchObject({ code: "A00001" });
  expect(await server.call(listOwed, { query: termsLine })).toMatchObject({ code: "A00004" });
});
