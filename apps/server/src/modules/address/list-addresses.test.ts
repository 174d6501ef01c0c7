import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { addressFormExample } from "@tradehall/api-client/models/address";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the buyer's own addresses, the default one first", async () => {
  const token = await server.signIn(world.users.buyer);
  for (const receiver of ["仓库一", "仓库二"])
    await server.call(addAddress, { body: { ...addressFormExample, receiver } }, { token });
  const { data } = await server.call(listAddresses, {}, { token });
  expect(data.map(({ receiver, commonAddr }) => [receiver, commonAddr])).toEqual([
    ["收货人", 1],
    ["仓库二", 0],
    ["仓库一", 0],
  ]);
});

test("lists nothing for who has none", async () => {
  const token = await server.signIn(world.users.retail);
  expect((await server.call(listAddresses, {}, { token })).data).toEqual([]);
});
