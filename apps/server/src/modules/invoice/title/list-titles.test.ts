import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { expect, test } from "vitest";
import { keepTitle } from "#server/testing/invoices.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the buyer's own titles and no one else's", async () => {
  const [mine, theirs] = await Promise.all([world.users.buyer, world.users.other].map(server.signIn));
  await keepTitle(server, mine ?? "");
  const list = (token = "") => server.call(listTitles, {}, { token });
  expect((await list(mine)).data).toMatchObject([{ titleName: "上海拓远机电设备有限公司", isDefault: 1 }]);
  expect((await list(theirs)).data).toEqual([]);
});
