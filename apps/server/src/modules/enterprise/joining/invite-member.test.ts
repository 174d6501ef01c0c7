import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/joining/answer-invite";
import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { invite, ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("by number: whom it is for sees it and is told, another one takes its place", async () => {
  const admin = await server.signIn(users.admin);
  const other = await server.signIn(users.retail);
  const seen = async () => (await server.call(listEnterprises, {}, { token: other })).data.invites;
  await invite(server, admin, "138 0000 0103");
  expect(await seen()).toMatchObject([{ state: "open" }]);
  const { data: messages } = await server.call(listMessages, { query: {} }, { token: other });
  expect(messages.records[0]).toMatchObject({ title: "企业邀请", link: "/user-center/uc-enterprise" });
  const { data } = await invite(server, admin, "13800000103");
  expect(await seen()).toMatchObject([{ inviteId: data.inviteId }]);
});

test("a link is good for 7 days and once", async () => {
  const admin = await server.signIn(users.admin);
  const { data } = await invite(server, admin);
  const accept = async (userId: number) =>
    server.call(
      answerInvite,
      { body: { token: data.token, isAccepted: 1 } },
      { token: await server.signIn(userId) },
    );
  const both = await Promise.all([accept(users.retail), accept(users.other)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(both.find(({ success }) => !success)).toMatchObject({
    msg: "邀请已失效，请联系企业管理员重新邀请",
  });
  const late = await invite(server, admin);
  await server.clock.advance(enterpriseLimits.inviteMs);
  const answer = { body: { token: late.data.token, isAccepted: 1 as const } };
  const token = await server.signIn(users.homeless);
  expect(await server.call(answerInvite, answer, { token })).toMatchObject({ code: "A00001" });
  expect(ownEnterprise).toBe(world.enterprises.first);
});

test("refuses members, oneself, odd numbers, and too many at a time", async () => {
  const admin = await server.signIn(users.admin);
  expect(await invite(server, admin, "13800000101")).toMatchObject({ msg: "对方已是企业成员" });
  expect(await invite(server, admin, "13800000105")).toMatchObject({ msg: "不能邀请自己" });
  expect((await invite(server, admin, "123")).data).toMatchObject({
    fields: { mobile: expect.stringContaining("11 位手机号") },
  });
  for (let nth = 0; nth < enterpriseLimits.openInvites; nth += 1) await invite(server, admin);
  expect(await invite(server, admin)).toMatchObject({ code: "A00001" });
});
