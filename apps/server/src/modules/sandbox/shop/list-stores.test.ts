import { sandboxListStores } from "@tradehall/api-client/endpoints/sandbox/shop/list-stores";
import { expect, test } from "vitest";
import { appliedStore, review } from "#server/testing/stores.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const page = async () => (await server.app.inject({ url: "/sandbox" })).body;

test("lists applications, those that wait first, with pictures that the platform can read", async () => {
  expect((await server.call(sandboxListStores)).data).toEqual([]);
  await appliedStore(server, world.users.buyer, { shopName: "诚泰一店" });
  await server.clock.advance(1_000);
  const later = await appliedStore(server, world.users.other, { shopName: "诚泰二店" });
  await review(server, later, { result: "refuse", remarks: "请补充" });
  const { data } = await server.call(sandboxListStores);
  expect(data.map(({ application }) => application.shopName)).toEqual(["诚泰一店", "诚泰二店"]);
  const licence = data[0]?.application.licence ?? "";
  expect(licence).toContain("who=0&");
  expect((await server.app.inject({ url: licence })).statusCode).toBe(200);
});

test("is on the console page with a decision for what waits and the shop's states for what is passed", async () => {
  const waiting = await page();
  expect(waiting).toContain("诚泰一店");
  expect(waiting).toContain("&quot;result&quot;:&quot;pass&quot;");
  const [first] = (await server.call(sandboxListStores)).data;
  await review(server, first?.applicationId ?? 0, { result: "pass" });
  expect(await page()).toContain("/sandbox/shop-status");
});
