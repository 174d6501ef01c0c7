import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/joining/answer-invite";
import { expect, test } from "vitest";
import { invite, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("accepting makes a member, declining does not; each answers once", async () => {
  const admin = await server.signIn(users.admin);
  const token = await server.signIn(users.retail);
  const answer = (inviteId: number, isAccepted: 0 | 1) =>
    server.call(answerInvite, { body: { inviteId, isAccepted } }, { token });
  const count = async () =>
    (await server.call(getEnterprise, { query: { enterpriseId: ownEnterprise } }, { token: admin })).data
      .memberCount;
  const before = await count();
  const declined = (await invite(server, admin, "13800000103")).data.inviteId;
  expect((await answer(declined, 0)).success).toBe(true);
  expect(await answer(declined, 1)).toMatchObject({ msg: "邀请已失效，请联系企业管理员重新邀请" });
  expect(await count()).toBe(before);
  const accepted = (await invite(server, admin, "13800000103")).data.inviteId;
  expect((await answer(accepted, 1)).data).toEqual({ enterpriseId: ownEnterprise });
  expect(await count()).toBe(before + 1);
  const { data } = await server.call(getUserInfo, {}, { token });
  expect(data).toMatchObject({ currentEpId: ownEnterprise, userInfo: { enterpriseUser: 1 } });
});

test("an invitation to a number is for its holder alone, by id or by link", async () => {
  const admin = await server.signIn(users.admin);
  const { data } = await invite(server, admin, "13800000104");
  const token = await server.signIn(users.other);
  for (const named of [{ inviteId: data.inviteId }, { token: data.token }, {}])
    expect(await server.call(answerInvite, { body: { ...named, isAccepted: 1 } }, { token })).toMatchObject({
      msg: "邀请不存在或不是发给您的",
    });
  expect(await server.call(answerInvite, { body: { isAccepted: 1 } })).toMatchObject({ code: "A00004" });
});
