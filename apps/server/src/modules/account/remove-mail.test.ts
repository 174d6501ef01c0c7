import { confirmMail } from "@tradehall/api-client/endpoints/account/confirm-mail";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { removeMail } from "@tradehall/api-client/endpoints/account/remove-mail";
import { expect, test } from "vitest";
import { mailToken } from "#server/testing/post.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("removes the address, and a link on its way confirms nothing any more", async () => {
  const token = await server.signIn(world.users.buyer);
  const confirm = (link: string) => server.call(confirmMail, { body: { token: link } }, { token });
  await confirm(await mailToken(server, token, "first@example.com"));
  const second = await mailToken(server, token, "second@example.com");
  expect(await server.call(removeMail, {}, { token })).toMatchObject({ success: true });
  expect((await server.call(getAccount, {}, { token })).data).toMatchObject({
    userMail: "",
    waitingMail: "",
  });
  expect(await confirm(second)).toMatchObject({ success: false });
  expect(await server.call(removeMail)).toMatchObject({ code: "A00004" });
});
