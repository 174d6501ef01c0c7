import { sandboxListCredit } from "@tradehall/api-client/endpoints/sandbox/credit/list-credit";
import { expect, test } from "vitest";
import { askForCredit } from "#server/testing/credit.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists lines with what the shop may do, also on the console page", async () => {
  expect((await server.call(sandboxListCredit)).data).toEqual([]);
  await askForCredit(server, await server.signIn(world.users.admin));
  const { data } = await server.call(sandboxListCredit);
  expect(data).toMatchObject([{ state: "requested", events: ["grant", "refuse"], enterpriseId: 1 }]);
  const page = (await server.app.inject({ url: "/sandbox" })).body;
  expect(page).toContain("Account terms");
  expect(page).toContain("月结 30 天");
});
