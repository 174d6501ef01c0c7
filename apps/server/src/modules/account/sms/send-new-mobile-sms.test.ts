import { sendNewMobileSms } from "@tradehall/api-client/endpoints/account/sms/send-new-mobile-sms";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const mobile = "13900000777";

test("sends a code to the new number, of another account too", async () => {
  const token = await server.signIn(world.users.buyer);
  for (const to of [mobile, "13800000102"]) {
    const body = { mobile: to, captcha: await solvedCaptcha(server) };
    expect(await server.call(sendNewMobileSms, { body }, { token })).toMatchObject({ success: true });
    expect(await codeOf(server, to)).toMatch(/^\d{6}$/);
  }
});

test("refuses what is no number, a missing security check and a missing session", async () => {
  const token = await server.signIn(world.users.buyer);
  const body = { mobile: "123", captcha: "" };
  expect(await server.call(sendNewMobileSms, { body }, { token })).toMatchObject({ code: "A00001" });
  expect(await server.call(sendNewMobileSms, { body: { mobile, captcha: "" } }, { token })).toMatchObject({
    code: "A00001",
  });
  expect(await server.call(sendNewMobileSms, { body })).toMatchObject({ code: "A00004" });
});
