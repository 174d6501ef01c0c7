import { sendOwnSms } from "@tradehall/api-client/endpoints/account/sms/send-own-sms";
import { getMyStore } from "@tradehall/api-client/endpoints/shop/application/get-my-store";
import { setStoreAccount } from "@tradehall/api-client/endpoints/shop/application/set-store-account";
import { beforeAll, expect, test } from "vitest";
import { storeAccounts } from "#server/db/schema/index.ts";
import { isPassword } from "#server/passwords.ts";
import { solvedCaptcha } from "#server/testing/captcha.ts";
import { codeOf } from "#server/testing/phone.ts";
import { appliedStore, review } from "#server/testing/stores.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, other, retail } = world.users;
const set = async (userId: number, account: string, password: string, validCode?: string) =>
  server.call(
    setStoreAccount,
    { body: { account, password, ...(validCode ? { validCode } : {}) } },
    { token: await server.signIn(userId) },
  );
const codeFor = async (userId: number, mobile: string) => {
  await server.clock.advance(60_000);
  const body = { captcha: await solvedCaptcha(server) };
  await server.call(sendOwnSms, { body }, { token: await server.signIn(userId) });
  return codeOf(server, mobile);
};

beforeAll(async () => {
  for (const [userId, shopName] of [
    [buyer, "诚泰一店"],
    [other, "诚泰二店"],
  ] as const)
    await review(server, await appliedStore(server, userId, { shopName }), { result: "pass" });
});

test("is set once the shop is there, and kept as a hash alone", async () => {
  const { data } = await set(buyer, " ChengTai ", "Bolt#2026");
  expect(data).toMatchObject({ state: "notOpen", actions: ["setAccount"] });
  const [row] = await server.database.db.select().from(storeAccounts);
  expect(row?.account).toBe("ChengTai");
  expect(row?.passwordHash).not.toContain("Bolt");
  expect(await isPassword("Bolt#2026", row?.passwordHash ?? "")).toBe(true);
});

test("another shop's account is taken in any case", async () => {
  expect((await set(other, "chengtai", "Bolt#2026")).data).toEqual({
    fields: { account: "该账号已被使用，请换一个" },
  });
});

test("is changed by a code to the own mobile only, which is good once", async () => {
  expect((await set(buyer, "ChengTai", "Nut#2026")).data).toEqual({ fields: { validCode: "请输入验证码" } });
  expect(await set(buyer, "ChengTai", "Nut#2026", "000000")).toMatchObject({ msg: "请先获取验证码" });
  const code = await codeFor(buyer, "13800000101");
  expect((await set(buyer, "chengtai8", "Nut#2026", code)).success).toBe(true);
  const token = await server.signIn(buyer);
  expect((await server.call(getMyStore, {}, { token })).data.account).toBe("chengtai8");
  expect(await set(buyer, "chengtai8", "Nut#2027", code)).toMatchObject({ msg: "验证码已失效，请重新获取" });
});

test("a password has 6 to 12 characters and is none of the common ones", async () => {
  for (const [password, words] of [
    ["Bolt8", "密码为 6-12 位，至少含字母、数字、符号中的两种"],
    ["Bolt#20261234", "密码为 6-12 位，至少含字母、数字、符号中的两种"],
    ["abc123", "该密码过于常见，请换一个"],
  ] as const)
    expect((await set(other, "steel88", password)).data).toEqual({ fields: { password: words } });
  expect((await set(other, "a", "Bolt#2026")).data).toEqual({
    fields: { account: "账号为 4-16 位字母、数字或下划线" },
  });
});

test("two first accounts at once are one: the other would be a change", async () => {
  const answers = await Promise.all([set(other, "steel88", "Bolt#2026"), set(other, "steel99", "Bolt#2026")]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test("there is none without a shop, nor without a session", async () => {
  await appliedStore(server, retail, { shopName: "诚泰三店" });
  expect(await set(retail, "nobolt", "Bolt#2026")).toMatchObject({ msg: "开店申请状态已变更，请刷新后查看" });
  const body = { account: "nobolt", password: "Bolt#2026" };
  expect(await server.call(setStoreAccount, { body })).toMatchObject({ code: "A00004", status: 401 });
});
