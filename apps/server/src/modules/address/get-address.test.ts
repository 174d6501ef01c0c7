import { getAddress } from "@tradehall/api-client/endpoints/address/get-address";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { addresses, users } = world;

test("answers an address of the buyer", async () => {
  const token = await server.signIn(users.buyer);
  const { data } = await server.call(getAddress, { params: { addrId: addresses.buyer } }, { token });
  expect(data).toMatchObject({
    addrId: addresses.buyer,
    province: "上海市",
    area: "浦东新区",
    commonAddr: 1,
  });
});

test("hides someone else's address and one that never was", async () => {
  const token = await server.signIn(users.buyer);
  const [theirs, none] = await Promise.all(
    [addresses.other, 999_999].map((addrId) => server.call(getAddress, { params: { addrId } }, { token })),
  );
  expect(theirs).toMatchObject({ code: "A00001", msg: "收货地址不存在" });
  expect(none).toEqual(theirs);
});
