import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { answerTransfer } from "@tradehall/api-client/endpoints/enterprise/answer-transfer";
import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const enterpriseId = ownEnterprise;

const offer = async () =>
  server.call(
    offerTransfer,
    { body: { enterpriseId, toUserId: users.buyer } },
    { token: await server.signIn(users.admin) },
  );
const answer = (token: string, isAccepted: 0 | 1) =>
  server.call(answerTransfer, { body: { enterpriseId, isAccepted } }, { token });

test("declined or over, nothing changes; no other buyer answers it", async () => {
  await offer();
  const buyer = await server.signIn(users.buyer);
  expect(await answer(await server.signIn(users.admin), 1)).toMatchObject({ code: "A00001" });
  expect((await answer(buyer, 0)).success).toBe(true);
  expect(await answer(buyer, 1)).toMatchObject({ msg: "转让已失效" });
  await offer();
  await server.clock.advance(enterpriseLimits.inviteMs);
  expect(await answer(await server.signIn(users.buyer), 1)).toMatchObject({ code: "A00001" });
});

test("who takes it administers, and has yet to agree to the terms; the other stays a member", async () => {
  await offer();
  const token = await server.signIn(users.buyer);
  expect((await answer(token, 1)).success).toBe(true);
  const { data } = await server.call(getEnterprise, { query: { enterpriseId } }, { token });
  expect(data).toMatchObject({ role: "administrator", admin: { userId: users.buyer }, memberCount: 2 });
  expect((await server.call(getUserInfo, {}, { token })).data.epAdminFirstLogin).toBe(1);
  expect(await answer(token, 1)).toMatchObject({ msg: "转让已失效" });
});
