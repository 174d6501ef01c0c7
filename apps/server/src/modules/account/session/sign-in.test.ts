import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { signInFailures, users } from "#server/db/schema/index.ts";
import { passwordWork } from "#server/passwords.ts";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world, worldPassword } from "#server/testing/world.ts";

const server = testServer();
const minute = 60_000;

const attempt = (userName: string, passWord: string, headers: Record<string, string> = {}) =>
  server.call(signIn, { body: { userName, passWord } }, { headers });

/** A try as the page makes it once it is asked for proof of work. */
const provenAttempt = async (userName: string, passWord: string) =>
  server.call(signIn, { body: { userName, passWord, captcha: await solvedCaptcha(server) } });

async function failTimes(times: number, userName: string): Promise<void> {
  for (let time = 0; time < times; time++)
    expect(await provenAttempt(userName, "Wrong#2026")).toMatchObject({ msg: "账号或密码不正确" });
}

beforeEach(() => server.database.db.delete(signInFailures));

test("lets a buyer in by account or by mobile, with a token that works", async () => {
  for (const name of ["buyer01", " 13800000101 "]) {
    const { data } = await attempt(name, worldPassword);
    expect(data).toMatchObject({ userId: world.users.buyer, expiresIn: 604_800 });
    const info = await server.call(getUserInfo, {}, { token: data.accessToken });
    expect(info.data.userInfo.userId).toBe(world.users.buyer);
  }
});

test("answers an unknown name and a wrong password alike", async () => {
  const known = await attempt("buyer01", "Wrong#2026");
  expect(known).toMatchObject({ success: false, code: "A00001", msg: "账号或密码不正确", status: 200 });
  expect(await attempt("nobody99", "Wrong#2026")).toEqual(known);
  expect(await attempt("nobody99", "Wrong#2026", { locale: "en" })).toMatchObject({
    msg: "Wrong account or password",
  });
});

test("does the same work for an unknown name as for a wrong password, so that neither answers sooner", async () => {
  const workFor = async (userName: string) => {
    const derived = vi.spyOn(passwordWork, "derive");
    expect(await attempt(userName, "Wrong#2026")).toMatchObject({ msg: "账号或密码不正确" });
    const work = derived.mock.calls.map(
      ([algorithm, { message, memory, passes, parallelism, tagLength }]) => ({
        ...{ algorithm, message: String(message), memory, passes, parallelism, tagLength },
      }),
    );
    derived.mockRestore();
    return work;
  };
  const known = await workFor("retail01");
  expect(known).toMatchObject([{ algorithm: "argon2id", message: "Wrong#2026" }]);
  expect(await workFor("nobody77")).toEqual(known);
});

test("locks for half an hour after ten wrong passwords, for the right one too, by account and mobile", async () => {
  await failTimes(10, "other01");
  const locked = { code: "A00001", msg: "密码错误次数过多，请 30 分钟后再试" };
  expect(await attempt("other01", worldPassword)).toMatchObject(locked);
  expect(await attempt("13800000102", worldPassword)).toMatchObject(locked);
  await server.clock.advance(29 * minute);
  expect(await attempt("other01", worldPassword)).toMatchObject({
    msg: "密码错误次数过多，请 1 分钟后再试",
  });
  await server.clock.advance(minute);
  expect(await attempt("other01", worldPassword)).toMatchObject({ success: true });
});

test("asks for proof of work after three wrong passwords, and looks at no password without it", async () => {
  for (let time = 0; time < 2; time++)
    expect(await attempt("other01", "Wrong#2026")).toMatchObject({ msg: "账号或密码不正确", data: null });
  const due = { data: { fields: { captcha: "请先完成安全验证" } } };
  expect(await attempt("other01", "Wrong#2026")).toMatchObject({ msg: "账号或密码不正确", ...due });
  expect(await attempt("other01", worldPassword)).toMatchObject({ msg: "请先完成安全验证", ...due });
  expect(await attempt("13800000102", worldPassword)).toMatchObject({ msg: "请先完成安全验证" });
  expect(await provenAttempt("other01", "Wrong#2026")).toMatchObject({ msg: "账号或密码不正确", ...due });
  expect(await provenAttempt("other01", worldPassword)).toMatchObject({ success: true });
  expect(await attempt("other01", worldPassword)).toMatchObject({ success: true });
});

test("asks for none any more when half an hour has passed", async () => {
  await failTimes(3, "other01");
  await server.clock.advance(30 * minute);
  expect(await attempt("other01", worldPassword)).toMatchObject({ success: true });
});

test("asks an unknown name for proof of work just the same", async () => {
  await failTimes(3, "nobody33");
  expect(await attempt("nobody33", worldPassword)).toMatchObject({ msg: "请先完成安全验证" });
});

test("locks an unknown name just the same", async () => {
  await failTimes(10, "nobody55");
  expect(await attempt("nobody55", worldPassword)).toMatchObject({
    msg: "密码错误次数过多，请 30 分钟后再试",
  });
});

test("forgets wrong passwords after a right one and after half an hour", async () => {
  await failTimes(9, "buyer01");
  expect(await provenAttempt("buyer01", worldPassword)).toMatchObject({ success: true });
  await failTimes(9, "buyer01");
  await server.clock.advance(31 * minute);
  await failTimes(1, "buyer01");
  expect(await attempt("buyer01", worldPassword)).toMatchObject({ success: true });
});

test("checks ten guesses at most when many are sent together", async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => provenAttempt("admin01", `Guess#${index}000`)),
  );
  expect(answers.filter(({ msg }) => msg === "账号或密码不正确")).toHaveLength(10);
  expect(answers.filter(({ msg }) => msg.startsWith("密码错误次数过多"))).toHaveLength(15);
});

test("tells a disabled account so only to who knows its password", async () => {
  await server.database.db.update(users).set({ disabled: true }).where(eq(users.id, world.users.retail));
  expect(await attempt("retail01", "Wrong#2026")).toMatchObject({ msg: "账号或密码不正确" });
  expect(await attempt("retail01", worldPassword)).toMatchObject({ msg: "账号已停用，请联系客服" });
});

test("names each empty field", async () => {
  expect(await attempt(" ", "")).toMatchObject({
    code: "A00001",
    data: { fields: { userName: "请输入账号", passWord: "请输入密码" } },
  });
});
