import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { getCodeStatus } from "@tradehall/api-client/endpoints/account/session/get-code-status";
import { sandboxConfirmLogin } from "@tradehall/api-client/endpoints/sandbox/account/confirm-login";
import { sandboxScanLogin } from "@tradehall/api-client/endpoints/sandbox/account/scan-login";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const make = async () => (await server.call(genLoginCode)).data;
const status = ({ code, secret }: { code: string; secret: string }) =>
  server.call(getCodeStatus, { body: { code, secret } });
const scan = (code: string, account = "buyer01") =>
  server.call(sandboxScanLogin, { body: { code, account } });
const confirm = (code: string) => server.call(sandboxConfirmLogin, { body: { code } });

test("follows the phone from waiting to the session, which one answer carries", async () => {
  const made = await make();
  expect((await status(made)).data).toMatchObject({ status: "waiting", session: null });
  await scan(made.code);
  expect((await status(made)).data).toMatchObject({ status: "scanned", session: null });
  await confirm(made.code);
  const { data } = await status(made);
  expect(data).toMatchObject({ status: "used", session: { userId: world.users.buyer } });
  const info = await server.call(getUserInfo, {}, { token: data.session?.accessToken });
  expect(info.data.userInfo.userId).toBe(world.users.buyer);
  expect((await status(made)).data).toMatchObject({ status: "used", session: null });
});

test("gives the session to no one who only saw the code, nor says that it exists", async () => {
  const [made, other] = [await make(), await make()];
  await scan(made.code);
  await confirm(made.code);
  const thief = { code: made.code, secret: other.secret };
  expect((await status(thief)).data).toMatchObject({ status: "expired", session: null });
  expect((await status({ code: "unknown", secret: other.secret })).data.status).toBe("expired");
  expect((await status(made)).data.session).not.toBeNull();
});

test("gives one session when asked many times together", async () => {
  const made = await make();
  await scan(made.code);
  await confirm(made.code);
  const answers = await Promise.all(Array.from({ length: 5 }, () => status(made)));
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1);
});

test("expires after two minutes, scanned or confirmed", async () => {
  const codes = [await make(), await make(), await make()] as const;
  await scan(codes[1].code);
  await scan(codes[2].code);
  await confirm(codes[2].code);
  await server.clock.advance(120_000);
  for (const made of codes)
    expect((await status(made)).data).toMatchObject({ status: "expired", session: null });
  expect(await scan(codes[0].code)).toMatchObject({ msg: "二维码已失效，请刷新" });
  expect(await confirm(codes[1].code)).toMatchObject({ msg: "二维码已失效，请刷新" });
});

test("lets no disabled account in", async () => {
  const made = await make();
  await scan(made.code, "retail01");
  await confirm(made.code);
  await server.database.db.update(users).set({ disabled: true }).where(eq(users.id, world.users.retail));
  expect(await status(made)).toMatchObject({ msg: "账号已停用，请联系客服" });
});
