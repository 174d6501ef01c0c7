import { keepBrowseLog } from "@tradehall/api-client/endpoints/browse-log/keep-browse-log";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { recordBrowse } from "@tradehall/api-client/endpoints/browse-log/record-browse";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("what is looked at leaves a footprint only while the buyer wants it", async () => {
  const who = { token: await server.signIn(world.users.buyer) };
  const keep = (isKeeping: 0 | 1) => server.call(keepBrowseLog, { body: { isKeeping } }, who);
  const look = (prodId: number) => server.call(recordBrowse, { body: { prodId } }, who);
  const list = async () => (await server.call(listBrowseLog, { query: {} }, who)).data;
  await look(world.prods.screws);
  await keep(0);
  await look(world.prods.helmet);
  expect(await list()).toMatchObject({ isKeeping: 0, records: [{ prodId: world.prods.screws }] });
  await keep(1);
  await look(world.prods.helmet);
  expect(await list()).toMatchObject({ isKeeping: 1, total: 2 });
  expect(await server.call(keepBrowseLog, { body: { isKeeping: 0 } })).toMatchObject({ code: "A00004" });
});
