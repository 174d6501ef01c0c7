import { deleteTitle } from "@tradehall/api-client/endpoints/invoice/title/delete-title";
import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { expect, test } from "vitest";
import { person, titleIdOf } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("removes a title; the newest left takes the default's place, and someone else's stays", async () => {
  const [mine = "", theirs = ""] = await Promise.all(
    [world.users.buyer, world.users.other].map(server.signIn),
  );
  const remove = (token: string, titleId: number) =>
    server.call(deleteTitle, { params: { titleId } }, { token });
  const ids = [await titleIdOf(server, mine), await titleIdOf(server, mine, person)];
  ids.push(await titleIdOf(server, mine));
  expect(await remove(theirs, ids[0] ?? 0)).toMatchObject({ code: "A00001", msg: "发票抬头不存在" });
  expect(await remove(mine, ids[0] ?? 0)).toMatchObject({ success: true });
  expect(await remove(mine, ids[0] ?? 0)).toMatchObject({ msg: "发票抬头不存在" });
  const { data } = await server.call(listTitles, {}, { token: mine });
  expect(data.map(({ titleId, isDefault }) => [titleId, isDefault])).toEqual([
    [ids[2], 1],
    [ids[1], 0],
  ]);
});
