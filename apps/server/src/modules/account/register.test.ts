import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { register } from "@tradehall/api-client/endpoints/account/register";
import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { passwordProof, registerProof } from "#server/testing/phone.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";

const { first: server, second } = twoProcesses();
const password = "Steel&Bolt9";
const attempt = (mobile: string, checkRegisterSmsFlag: string, changes: object = {}) =>
  server.call(register, {
    body: { userName: "purchase_88", password, mobile, checkRegisterSmsFlag, ...changes },
  });

test("registers and signs in a user who is bound to no shop yet", async () => {
  const flag = await registerProof(server, "13900000001");
  const { data } = await attempt("13900000001", flag);
  const info = await server.call(getUserInfo, {}, { token: data.accessToken });
  expect(info.data).toMatchObject({
    userInfo: { userId: data.userId, nickName: "purchase_88", shopId: null, mobile: "139****0001" },
    enterpriseList: [],
  });
  const again = { body: { userName: "purchase_88", passWord: password } };
  expect(await server.call(signIn, again)).toMatchObject({ success: true });
});

test("a flag is good once, for its number and purpose, for a quarter of an hour", async () => {
  const flag = await registerProof(server, "13900000002");
  const gone = { msg: "手机验证已失效，请重新验证" };
  expect(await attempt("13900000003", flag, { userName: "other_02" })).toMatchObject(gone);
  expect(await attempt("13900000002", "made-up", { userName: "other_02" })).toMatchObject(gone);
  expect(await attempt("13900000002", flag, { userName: "other_02" })).toMatchObject({ success: true });
  expect(await attempt("13900000002", flag, { userName: "other_03" })).toMatchObject(gone);
  const wrongPurpose = await passwordProof(server, "13800000101");
  expect(await attempt("13800000101", wrongPurpose, { userName: "other_04" })).toMatchObject(gone);
  const late = await registerProof(server, "13900000004");
  await server.clock.advance(15 * 60_000);
  expect(await attempt("13900000004", late, { userName: "other_05" })).toMatchObject(gone);
});

test("names a taken account at its field, in any case, and takes another with the same flag", async () => {
  const flag = await registerProof(server, "13900000005");
  const taken = { data: { fields: { userName: "该账号已被使用，请换一个" } } };
  expect(await attempt("13900000005", flag, { userName: "buyer01" })).toMatchObject(taken);
  expect(await attempt("13900000005", flag, { userName: "Buyer01" })).toMatchObject(taken);
  expect(await attempt("13900000005", flag, { userName: "fresh_05" })).toMatchObject({ success: true });
});

test("tells which accounts exist only to who has proven a number", async () => {
  expect(await attempt("13900000006", "made-up", { userName: "buyer01" })).toMatchObject({
    msg: "手机验证已失效，请重新验证",
  });
});

test("names a number at its field that was taken meanwhile", async () => {
  const flag = await registerProof(server, "13900000007");
  const { db } = server.database;
  await db.update(users).set({ mobile: "13900000007" }).where(eq(users.account, "retail01"));
  expect(await attempt("13900000007", flag, { userName: "fresh_07" })).toMatchObject({
    data: { fields: { mobile: "该手机号已注册，请直接登录" } },
  });
});

test("registers one of two who want the same account in the same moment", async () => {
  const flags = [await registerProof(server, "13900000008"), await registerProof(server, "13900000009")];
  const answers = await Promise.all([
    attempt("13900000008", flags[0] ?? "", { userName: "wanted_01" }),
    attempt("13900000009", flags[1] ?? "", { userName: "wanted_01" }),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test("names each field that is not as it must be", async () => {
  const flag = await registerProof(server, "13900000010");
  const faults: [object, object][] = [
    [{ userName: "abc" }, { userName: "账号为 4-16 位字母、数字或下划线" }],
    [{ userName: "13900000011" }, { userName: "账号不能是手机号" }],
    [{ password: "abcdef" }, { password: "密码为 6-20 位，至少含字母、数字、符号中的两种" }],
    [{ password: "Password123" }, { password: "该密码过于常见，请换一个" }],
    [{ mobile: "1390" }, { mobile: "请输入以 1 开头的 11 位手机号" }],
  ];
  for (const [changes, fields] of faults)
    expect((await attempt("13900000010", flag, changes)).data).toEqual({ fields });
});

test.runIf(hasProcesses)(
  "of accounts that differ only in case one is made, also by two at once",
  async () => {
    for (let round = 0; round < 5; round++) {
      const mobiles = [`1391000000${round}`, `1392000000${round}`];
      const flags = [
        await registerProof(server, mobiles[0] ?? ""),
        await registerProof(server, mobiles[1] ?? ""),
      ];
      const names = [`Twins_${round}`, `tWINS_${round}`];
      const answers = await Promise.all(
        [server, second].map((at, nth) =>
          at.call(register, {
            body: {
              userName: names[nth] ?? "",
              password,
              mobile: mobiles[nth] ?? "",
              checkRegisterSmsFlag: flags[nth] ?? "",
            },
          }),
        ),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual(["00000", "A00001"]);
    }
  },
);
