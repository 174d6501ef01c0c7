import { listCredit } from "@tradehall/api-client/endpoints/credit/list-credit";
import { expect, test } from "vitest";
import { askForCredit, clearCredit, lineOf, onTerms } from "#server/testing/credit.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const query = { enterpriseId: ownEnterprise };

test("says what is granted, used and left, and what is due next; a member asks and pays back nothing", async () => {
  await onTerms(server, 2);
  const used = (await lineOf(server))?.usedFen ?? 0;
  const admin = await server.signIn(world.users.admin);
  const { data } = await server.call(listCredit, { query }, { token: admin });
  const [line] = data.lines;
  expect(line).toMatchObject({ state: "open", limit: "50000.00", owedCount: 1, overdue: "0.00" });
  expect(Number(line?.used)).toBe(used / 100);
  expect(Number(line?.left)).toBe((5_000_000 - used) / 100);
  expect(line?.nextDue).toMatchObject({ amount: line?.used });
  expect(data.payTypes).toEqual([9, 3, 2, 21]);
  const member = await server.call(listCredit, { query }, { token: await server.signIn(world.users.buyer) });
  expect(member.data).toMatchObject({ shops: [], payTypes: [] });
  expect(member.data.allowedActions).toContain("buyOnTerms");
});

test("is empty where nothing was asked for, and closed to others", async () => {
  await clearCredit(server);
  const token = await server.signIn(world.users.admin);
  expect((await server.call(listCredit, { query }, { token })).data.lines).toEqual([]);
  await askForCredit(server, token);
  expect((await server.call(listCredit, { query }, { token })).data.lines).toHaveLength(1);
  expect(await server.call(listCredit, { query })).toMatchObject({ code: "A00004" });
  const other = await server.signIn(world.users.other);
  expect(await server.call(listCredit, { query }, { token: other })).toMatchObject({ code: "A00001" });
});
