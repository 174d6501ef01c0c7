import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { expect, test } from "vitest";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf } from "#server/testing/phone.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("sends the code to the buyer's own mobile, whatever else the body says", async () => {
  const token = await server.signIn(world.users.buyer);
  const body = { captcha: await solvedCaptcha(server), mobile: "13999999999" };
  expect(await server.call(sendOwnSms, { body }, { token })).toMatchObject({ success: true });
  expect(await codeOf(server, "13800000101")).toMatch(/^\d{6}$/);
  expect(await codeOf(server, "13999999999")).toBe("none");
});

test("wants a session and proof of work", async () => {
  expect(await server.call(sendOwnSms, { body: {} })).toMatchObject({ code: "A00004", status: 401 });
  const token = await server.signIn(world.users.buyer);
  expect(await server.call(sendOwnSms, { body: {} }, { token })).toMatchObject({ msg: "请先完成安全验证" });
});
