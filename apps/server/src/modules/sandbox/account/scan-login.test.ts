import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
const scan = (code: string, account: string) => server.call(sandboxScanLogin, { body: { code, account } });

test("a code is scanned by one phone, of an account that exists", async () => {
  const { code } = (await server.call(genLoginCode)).data;
  expect(await scan(code, "nobody99")).toMatchObject({ msg: "用户不存在" });
  const answers = await Promise.all([scan(code, "buyer01"), scan(code, "retail01")]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await scan("unknown", "buyer01")).toMatchObject({ msg: "二维码已失效，请刷新" });
});
