import { getInvite } from "@tradehall/api-client/endpoints/enterprise/joining/get-invite";
import { withdrawInvite } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-invite";
import { expect, test } from "vitest";
import { invite } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

test("says whose invitation a link is, and what became of it", async () => {
  const admin = await server.signIn(users.admin);
  const { data } = await invite(server, admin);
  const token = await server.signIn(users.retail);
  const look = (secret: string) => server.call(getInvite, { query: { token: secret } }, { token });
  expect((await look(data.token)).data).toMatchObject({ inviteId: data.inviteId, state: "open" });
  await server.call(withdrawInvite, { params: { inviteId: data.inviteId } }, { token: admin });
  expect((await look(data.token)).data.state).toBe("withdrawn");
  expect(await look("a".repeat(32))).toMatchObject({ msg: "邀请不存在或不是发给您的" });
  expect(await server.call(getInvite, { query: { token: data.token } })).toMatchObject({ code: "A00004" });
});
