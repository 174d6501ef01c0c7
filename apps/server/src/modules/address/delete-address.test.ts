import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { deleteAddress } from "@tradehall/api-client/endpoints/address/delete-address";
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { addressFormExample } from "@tradehall/api-client/models/address";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { addresses, users } = world;

test("removes an address, but neither the default one nor someone else's", async () => {
  const token = await server.signIn(users.buyer);
  const remove = (addrId: number) => server.call(deleteAddress, { params: { addrId } }, { token });
  const { data } = await server.call(addAddress, { body: addressFormExample }, { token });
  expect(await remove(addresses.buyer)).toMatchObject({ code: "A00001", msg: "默认地址不可删除" });
  expect(await remove(addresses.other)).toMatchObject({ code: "A00001", msg: "收货地址不存在" });
  expect(await remove(data.addrId)).toMatchObject({ success: true });
  expect(await remove(data.addrId)).toMatchObject({ msg: "收货地址不存在" });
  const left = (await server.call(listAddresses, {}, { token })).data;
  expect(left.map(({ addrId }) => addrId)).toEqual([addresses.buyer]);
  const theirs = await server.call(listAddresses, {}, { token: await server.signIn(users.other) });
  expect(theirs.data).toHaveLength(1);
});
