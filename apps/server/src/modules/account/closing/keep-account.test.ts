import { keepAccount } from "@tradehall/api-client/endpoints/account/closing/keep-account";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { expect, test } from "vitest";
import { closeAccounts } from "#server/jobs/close-accounts.ts";
import { askToClose } from "#server/testing/closing.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("takes closing back; the account is there after the seven days", async () => {
  const token = await server.signIn(world.users.retail);
  await askToClose(server, token, "13800000103");
  expect((await server.call(getUserInfo, {}, { token })).data.userInfo.closesAt).not.toBeNull();
  expect(await server.call(keepAccount, {}, { token })).toMatchObject({ success: true });
  expect((await server.call(getAccount, {}, { token })).data.closesAt).toBeNull();
  await server.clock.advance(8 * 86_400_000);
  await closeAccounts(server);
  const later = await server.signIn(world.users.retail);
  expect((await server.call(getUserInfo, {}, { token: later })).data.userInfo.mobile).toBe("138****0103");
  expect(await server.call(keepAccount)).toMatchObject({ code: "A00004" });
});
