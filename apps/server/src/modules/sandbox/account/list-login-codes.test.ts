import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { sandboxConfirmLogin } from "@tradehall/api-client/endpoints/sandbox/account/confirm-login";
import { sandboxListLoginCodes } from "@tradehall/api-client/endpoints/sandbox/account/list-login-codes";
import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const listed = async () => (await server.call(sandboxListLoginCodes)).data;

test("lists the codes a phone can still do something with, and whose phone it was", async () => {
  const { code } = (await server.call(genLoginCode)).data;
  expect(await listed()).toMatchObject([{ code, status: "waiting", account: null }]);
  await server.call(sandboxScanLogin, { body: { code, account: "buyer01" } });
  expect(await listed()).toMatchObject([{ code, status: "scanned", account: "buyer01" }]);
  await server.call(sandboxConfirmLogin, { body: { code } });
  expect(await listed()).toEqual([]);
  await server.call(genLoginCode);
  await server.clock.advance(120_000);
  expect(await listed()).toEqual([]);
});
