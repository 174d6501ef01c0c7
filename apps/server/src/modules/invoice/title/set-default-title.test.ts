import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { setDefaultTitle } from "@tradehall/api-client/endpoints/invoice/title/set-default-title";
import { expect, test } from "vitest";
import { titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("leaves one default, however many choose together, and none of someone else's", async () => {
  const [mine = "", theirs = ""] = await Promise.all(
    [world.users.buyer, world.users.other].map(server.signIn),
  );
  const choose = (token: string, titleId: number) =>
    server.call(setDefaultTitle, { params: { titleId } }, { token });
  const ids = [];
  for (let at = 0; at < 3; at++) ids.push(await titleIdOf(server, mine));
  await Promise.all(ids.map((titleId) => choose(mine, titleId)));
  expect(await choose(theirs, ids[0] ?? 0)).toMatchObject({ msg: "发票抬头不存在" });
  await choose(mine, ids[1] ?? 0);
  const { data } = await server.call(listTitles, {}, { token: mine });
  expect(data.filter(({ isDefault }) => isDefault === 1).map(({ titleId }) => titleId)).toEqual([ids[1]]);
});
