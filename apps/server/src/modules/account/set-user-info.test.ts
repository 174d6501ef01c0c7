import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { setUserInfo } from "@tradehall/api-client/endpoints/account/set-user-info";
import { chinaDate, dayMs } from "@tradehall/mall-rules/time/china-time";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const profile = { nickName: " 采购 小王 ", sex: "F", birthDate: "1988-02-29" } as const;

test("keeps what buyers say about themselves, and takes it back", async () => {
  const who = { token: await server.signIn(world.users.buyer) };
  const read = async () => (await server.call(getUserInfo, {}, who)).data.userInfo;
  await server.call(setUserInfo, { body: profile }, who);
  expect(await read()).toMatchObject({ nickName: "采购 小王", sex: "F", birthDate: "1988-02-29" });
  await server.call(setUserInfo, { body: { nickName: "小王", sex: "", birthDate: "" } }, who);
  expect(await read()).toMatchObject({ nickName: "小王", sex: "", birthDate: "" });
});

test("refuses a name that is too long and a birthday to come, by the server's clock", async () => {
  const who = { token: await server.signIn(world.users.retail) };
  const tomorrow = chinaDate(server.clock.now().getTime() + dayMs);
  const body = { ...profile, nickName: "采".repeat(16), birthDate: tomorrow };
  expect(await server.call(setUserInfo, { body }, who)).toMatchObject({
    code: "A00001",
    data: { fields: { nickName: "最多 15 个字符", birthDate: "请选择 1900 年至今的日期" } },
  });
  for (const [nickName, text] of [
    ["", "请填写此项"],
    ["　 ", "内容不能全为空格"],
  ] as const)
    expect((await server.call(setUserInfo, { body: { ...profile, nickName } }, who)).data).toEqual({
      fields: { nickName: text },
    });
  await server.clock.advance(dayMs);
  const saved = await server.call(setUserInfo, { body: { ...profile, birthDate: tomorrow } }, who);
  expect(saved).toMatchObject({ success: true });
});

test("refuses without a session", async () => {
  expect(await server.call(setUserInfo, { body: profile })).toMatchObject({ code: "A00004" });
});
