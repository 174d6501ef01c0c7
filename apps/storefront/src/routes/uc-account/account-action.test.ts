import { confirmMail } from "@tradehall/api-client/endpoints/account/confirm-mail";
import { setAvatar } from "@tradehall/api-client/endpoints/account/set-avatar";
import { setRecommended } from "@tradehall/api-client/endpoints/account/set-recommended";
import { setUserInfo } from "@tradehall/api-client/endpoints/account/set-user-info";
import { createFakeClient, refusing } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import { accountAction } from "./account-action.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const typed = { nickName: "小王", sex: "F", birthDate: "2999-01-01" };

test("the profile is sent tidy, and a gender of no meaning as none", async () => {
  const { client, calls } = createFakeClient();
  const form = formOf({ intent: "profile", ...typed, nickName: " 小王 ", sex: "X" });
  const { data } = await accountAction(client, form, "zh_CN");
  expect(data).toMatchObject({ ok: true });
  expect(calls).toEqual([{ endpoint: setUserInfo.name, input: { body: { ...typed, sex: "" } } }]);
});

test("a refused profile keeps what was typed", async () => {
  const fields = { birthDate: "请选择 1900 年至今的日期" };
  const { client } = createFakeClient({ answers: [refusing(setUserInfo, "A00001", { fields })] });
  const { data } = await accountAction(client, formOf({ intent: "profile", ...typed }), "zh_CN");
  expect(data).toMatchObject({ ok: false, error: { fields }, typed });
});

test.each([
  ["recommend:0", {}, setRecommended, { body: { prodRecommendation: 0 } }],
  ["avatar", { avatarUrl: "/files/aa/a.webp" }, setAvatar, { body: { avatarUrl: "/files/aa/a.webp" } }],
  ["confirm-mail", { token: "t" }, confirmMail, { body: { token: "t" } }],
])("%s calls what it is of", async (intent, values, endpoint, input) => {
  const { client, calls } = createFakeClient();
  const { data } = await accountAction(client, formOf({ intent, ...values }), "zh_CN");
  expect(data).toMatchObject({ ok: true, intent: intent.split(":")[0] });
  expect(calls).toEqual([{ endpoint: endpoint.name, input }]);
});

test("an intent that the page does not have is refused", async () => {
  const { client } = createFakeClient();
  await expect(accountAction(client, formOf({ intent: "other" }), "zh_CN")).rejects.toMatchObject({
    init: { status: 400 },
  });
});
