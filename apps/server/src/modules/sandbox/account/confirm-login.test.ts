import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { sandboxConfirmLogin } from "@tradehall/api-client/endpoints/sandbox/account/confirm-login";
import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const confirm = (code: string) => server.call(sandboxConfirmLogin, { body: { code } });

test("confirms what was scanned, once", async () => {
  const { code } = (await server.call(genLoginCode)).data;
  expect(await confirm(code)).toMatchObject({ msg: "二维码已失效，请刷新" });
  await server.call(sandboxScanLogin, { body: { code, account: "buyer01" } });
  expect((await confirm(code)).data).toEqual({ status: "confirmed" });
  expect(await confirm(code)).toMatchObject({ msg: "二维码已失效，请刷新" });
});
