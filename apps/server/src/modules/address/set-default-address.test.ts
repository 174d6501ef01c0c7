import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { setDefaultAddress } from "@tradehall/api-client/endpoints/address/set-default-address";
import { addressFormExample } from "@tradehall/api-client/models/address";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("leaves one default, however many choose together, and none of someone else's", async () => {
  const token = await server.signIn(world.users.buyer);
  const choose = (addrId: number) => server.call(setDefaultAddress, { params: { addrId } }, { token });
  const added = [];
  for (let time = 0; time < 3; time++)
    added.push((await server.call(addAddress, { body: addressFormExample }, { token })).data.addrId);
  await Promise.all(added.map(choose));
  expect(await choose(world.addresses.other)).toMatchObject({ code: "A00001", msg: "收货地址不存在" });
  const list = (await server.call(listAddresses, {}, { token })).data;
  expect(list.filter(({ commonAddr }) => commonAddr === 1)).toHaveLength(1);
  expect(list.find(({ addrId }) => addrId === world.addresses.buyer)?.commonAddr).toBe(0);
  const theirs = await server.call(listAddresses, {}, { token: await server.signIn(world.users.other) });
  expect(theirs.data[0]?.commonAddr).toBe(1);
});
