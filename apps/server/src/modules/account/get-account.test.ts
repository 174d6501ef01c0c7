import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("tells the own account's choices, and nothing without a session", async () => {
  const token = await server.signIn(world.users.buyer);
  expect((await server.call(getAccount, {}, { token })).data).toEqual({
    userMail: "",
    waitingMail: "",
    prodRecommendation: 1,
    closesAt: null,
  });
  expect(await server.call(getAccount)).toMatchObject({ code: "A00004" });
});
