import { getBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/get-buying-rules";
import { setStandIn } from "@tradehall/api-client/endpoints/enterprise/buying/set-stand-in";
import { chinaDate, dayMs } from "@tradehall/mall-rules/time/china-time";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const enterpriseId = ownEnterprise;
const set = (token: string | undefined, userId: number, until?: string) =>
  server.call(setStandIn, { body: { enterpriseId, userId, until } }, { token });

test("names a member until the end of a day, and ends it", async () => {
  const token = await server.signIn(users.admin);
  const standIn = async () =>
    (await server.call(getBuyingRules, { query: { enterpriseId } }, { token })).data.standIn;
  const until = chinaDate(server.clock.now().getTime() + dayMs);
  expect(await set(token, users.buyer, until)).toMatchObject({ code: "00000" });
  expect(await standIn()).toMatchObject({ userId: users.buyer, until });
  expect(await set(token, 0)).toMatchObject({ code: "00000" });
  expect(await standIn()).toBeNull();
});

test("refuses a day that is over or is none, who is no member, and themself", async () => {
  const token = await server.signIn(users.admin);
  for (const until of [undefined, "", "2020-01-01", "2027-13-01", "tomorrow"])
    expect(await set(token, users.buyer, until)).toMatchObject({
      data: { fields: { until: "请选择代理截止日期" } },
    });
  const until = chinaDate(server.clock.now().getTime() + dayMs);
  expect(await set(token, users.other, until)).toMatchObject({ msg: "该成员已不在企业中" });
  expect(await set(token, users.admin, until)).toMatchObject({ msg: "该成员已不在企业中" });
  expect(await set(undefined, users.buyer, until)).toMatchObject({ code: "A00004" });
  expect(await set(await server.signIn(users.other), users.buyer, until)).toMatchObject({ code: "A00001" });
});
