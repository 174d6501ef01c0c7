import { askMail } from "@tradehall/api-client/endpoints/account/ask-mail";
import { changeMobile } from "@tradehall/api-client/endpoints/account/change-mobile";
import { checkOwnSms } from "@tradehall/api-client/endpoints/account/check-own-sms";
import { closeAccount } from "@tradehall/api-client/endpoints/account/closing/close-account";
import { keepAccount } from "@tradehall/api-client/endpoints/account/closing/keep-account";
import { createFakeClient } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import { closeAction, mailAction, mobileAction } from "./account-action.ts";

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("the code to the old number gives a proof, which the new number is sent with", async () => {
  const { client, calls } = createFakeClient();
  const { data } = await mobileAction(
    client,
    "",
    formOf({ intent: "verify", validCode: "123 456" }),
    "zh_CN",
  );
  expect(data.proof?.flag).toBeTruthy();
  const form = formOf({ intent: "verify", mobile: "13900000001", validCode: "654321", flag: "f" });
  expect((await mobileAction(client, "new", form, "zh_CN")).data).toMatchObject({ isDone: true });
  expect(calls).toEqual([
    { endpoint: checkOwnSms.name, input: { body: { validCode: "123456", purpose: "mobile" } } },
    {
      endpoint: changeMobile.name,
      input: { body: { mobile: "13900000001", validCode: "654321", checkRegisterSmsFlag: "f" } },
    },
  ]);
});

test("a refused new number keeps the proof of the old one", async () => {
  const { client, calls } = createFakeClient();
  const form = formOf({ intent: "verify", mobile: "139", validCode: "", flag: "f" });
  const { data, init } = await mobileAction(client, "new", form, "zh_CN");
  expect(data).toMatchObject({ flag: "f", fields: { mobile: expect.any(String) } });
  expect(init).toMatchObject({ status: 400 });
  expect(calls).toEqual([]);
});

test("a letter is asked for with a tidy address, and removing it is asked about first", async () => {
  const { client, calls } = createFakeClient();
  const form = formOf({ intent: "send", userMail: " ａ@example.com" });
  expect((await mailAction(client, form, "zh_CN")).data).toMatchObject({ ok: true });
  expect(calls).toEqual([{ endpoint: askMail.name, input: { body: { userMail: "a@example.com" } } }]);
  await expect(mailAction(client, formOf({ intent: "remove" }), "zh_CN")).rejects.toMatchObject({
    init: { status: 409 },
  });
  expect(calls).toHaveLength(1);
});

test("the account is closed by a code, and kept without one", async () => {
  const { client, calls } = createFakeClient();
  expect((await closeAction(client, formOf({ intent: "verify" }), "zh_CN")).data.fields).toHaveProperty(
    "validCode",
  );
  await closeAction(client, formOf({ intent: "verify", validCode: "123456" }), "zh_CN");
  await closeAction(client, formOf({ intent: "keep" }), "zh_CN");
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([closeAccount.name, keepAccount.name]);
});
