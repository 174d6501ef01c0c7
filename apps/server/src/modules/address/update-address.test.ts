import { getAddress } from "@tradehall/api-client/endpoints/address/get-address";
import { updateAddress } from "@tradehall/api-client/endpoints/address/update-address";
import { addressFormExample } from "@tradehall/api-client/models/address";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { addresses, users } = world;

test("changes an address and leaves it the default one", async () => {
  const token = await server.signIn(users.buyer);
  const body = {
    ...addressFormExample,
    addrId: addresses.buyer,
    provinceId: 330_000,
    cityId: 330_100,
    areaId: 330_106,
    commonAddr: 0 as const,
  };
  const { data } = await server.call(updateAddress, { body }, { token });
  expect(data).toMatchObject({ province: "浙江省", city: "杭州市", area: "西湖区", commonAddr: 1 });
  const kept = await server.call(getAddress, { params: { addrId: addresses.buyer } }, { token });
  expect(kept.data).toEqual(data);
});

test("names faulty fields and changes nothing", async () => {
  const token = await server.signIn(users.buyer);
  const body = { ...addressFormExample, addrId: addresses.buyer, mobile: "" };
  expect(await server.call(updateAddress, { body }, { token })).toMatchObject({
    data: { fields: { mobile: "请输入手机号" } },
  });
});

test("cannot change someone else's address", async () => {
  const mine = await server.signIn(users.buyer);
  const body = { ...addressFormExample, addrId: addresses.other, receiver: "冒名者" };
  expect(await server.call(updateAddress, { body }, { token: mine })).toMatchObject({
    code: "A00001",
    msg: "收货地址不存在",
  });
  const theirs = await server.signIn(users.other);
  const { data } = await server.call(getAddress, { params: { addrId: addresses.other } }, { token: theirs });
  expect(data.receiver).toBe("收货人");
});
