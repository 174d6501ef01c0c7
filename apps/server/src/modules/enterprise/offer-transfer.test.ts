import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { expect, test } from "vitest";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("one offer at a time, to a member, taken back by its maker", async () => {
  const token = await server.signIn(users.admin);
  const offer = (toUserId: number) =>
    server.call(offerTransfer, { body: { enterpriseId: ownEnterprise, toUserId } }, { token });
  expect(await offer(users.other)).toMatchObject({ msg: "该成员已不在企业中" });
  expect(await offer(users.admin)).toMatchObject({ code: "A00001" });
  expect((await offer(users.buyer)).success).toBe(true);
  expect(await offer(users.buyer)).toMatchObject({ msg: "管理员转让正在等待对方确认" });
  expect((await offer(0)).success).toBe(true);
  expect((await offer(users.buyer)).success).toBe(true);
});
