import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/joining/answer-invite";
import { withdrawInvite } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-invite";
import { expect, test } from "vitest";
import { invite } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("an invitation that was taken back is good for nothing, and is not taken back twice", async () => {
  const admin = await server.signIn(users.admin);
  const { data } = await invite(server, admin);
  const withdraw = (inviteId: number) =>
    server.call(withdrawInvite, { params: { inviteId } }, { token: admin });
  expect((await withdraw(data.inviteId)).success).toBe(true);
  expect(await withdraw(data.inviteId)).toMatchObject({ code: "A00001" });
  expect(await withdraw(999_999)).toMatchObject({ msg: "邀请不存在或不是发给您的" });
  const answer = { body: { token: data.token, isAccepted: 1 as const } };
  const token = await server.signIn(users.retail);
  expect(await server.call(answerInvite, answer, { token })).toMatchObject({ code: "A00001" });
});
