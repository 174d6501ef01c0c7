import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { makeBuyers } from "@tradehall/api-client/endpoints/sandbox/account/make-buyers";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("makes buyers who can act at once, in the first shop and with an address", async () => {
  const { data } = await server.call(makeBuyers, { body: { count: 3 } });
  expect(new Set(data.map(({ userId }) => userId)).size).toBe(3);
  for (const { userId, accessToken: token, addrId } of data) {
    const info = await server.call(getUserInfo, {}, { token });
    expect(info.data.userInfo).toMatchObject({ userId, shopId: world.shops.own });
    const addresses = await server.call(listAddresses, {}, { token });
    expect(addresses.data).toMatchObject([{ addrId, commonAddr: 1 }]);
  }
});

test("makes two crowds together, 500 at most each", async () => {
  const [one, other] = await Promise.all([
    server.call(makeBuyers, { body: { count: 500 } }),
    server.call(makeBuyers, { body: { count: 20 } }),
  ]);
  const ids = [...one.data, ...other.data].map(({ userId }) => userId);
  expect(new Set(ids).size).toBe(520);
  expect(await server.call(makeBuyers, { body: { count: 501 } })).toMatchObject({ code: "A00014" });
});

test("makes paid members", async () => {
  const flagOf = async (paidMember: boolean) => {
    const { data } = await server.call(makeBuyers, { body: { count: 1, paidMember } });
    return (await server.call(getUserInfo, {}, { token: data[0]?.accessToken })).data.userInfo.paidMember;
  };
  expect([await flagOf(true), await flagOf(false)]).toEqual([1, 0]);
});

test("makes buyers with points", async () => {
  const { data } = await server.call(makeBuyers, { body: { count: 2, points: 900 } });
  for (const { accessToken: token } of data)
    expect((await server.call(getUserInfo, {}, { token })).data.userInfo.points).toBe(900);
});

test("makes administrators of an enterprise of their own, who have not agreed yet", async () => {
  const { data } = await server.call(makeBuyers, { body: { count: 2, administers: true } });
  const enterprises = new Set<number | null>();
  for (const { userId, accessToken: token } of data) {
    const info = await server.call(getUserInfo, {}, { token });
    expect(info.data).toMatchObject({ epAdminFirstLogin: 1, enterpriseList: [{ adminUserId: userId }] });
    enterprises.add(info.data.currentEpId);
  }
  expect(enterprises.size).toBe(2);
});
