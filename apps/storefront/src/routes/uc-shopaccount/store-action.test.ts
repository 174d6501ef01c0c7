import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { applyForStore } from "@tradehall/api-client/endpoints/shop/application/apply-for-store";
import { setStoreAccount } from "@tradehall/api-client/endpoints/shop/application/set-store-account";
import { storeFormExample } from "@tradehall/api-client/models/store";
import { createFakeClient, type FakeAnswer, refusing } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import type { Mall } from "../../server/mall.ts";
import { storeAction } from "./store-action.ts";

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  return form;
}
const mallOver = (...answers: FakeAnswer[]) => {
  const { client, calls } = createFakeClient({ answers: [[listAreas, []], ...answers] });
  return { mall: Object.assign(client, { shared: client }) as unknown as Mall, calls };
};

test("an application is sent with numbers where numbers are due, and leads back to the page", async () => {
  const { mall, calls } = mallOver();
  const form = formOf({ intent: "apply", ...storeFormExample });
  await expect(storeAction(mall, form, "zh_CN")).rejects.toMatchObject({ status: 302 });
  expect(calls).toEqual([{ endpoint: applyForStore.name, input: { body: storeFormExample } }]);
});

test("a faulty one is not sent, and keeps what was typed", async () => {
  const { mall, calls } = mallOver();
  const form = formOf({ intent: "apply", ...storeFormExample, shopName: "诚泰&", licence: "" });
  const { data } = (await storeAction(mall, form, "zh_CN")) as { data: { application: object } };
  expect(data.application).toMatchObject({
    fields: { shopName: expect.any(String), licence: "请上传营业执照" },
    values: { shopName: "诚泰&", contact: "诚泰" },
  });
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(applyForStore.name);
});

test("a refused account keeps the account and no password", async () => {
  const fields = { account: "该账号已被使用，请换一个" };
  const { mall } = mallOver(refusing(setStoreAccount, "A00001", { fields }));
  const typed = { account: "chengtai", password: "Bolt#2026", confirmation: "Bolt#2026" };
  const { data } = (await storeAction(mall, formOf({ intent: "account", ...typed }), "zh_CN")) as {
    data: { account: object };
  };
  expect(data.account).toMatchObject({ fields, account: "chengtai" });
  expect(JSON.stringify(data)).not.toContain("Bolt");
});

test("an intent that the page does not have is refused", async () => {
  const { mall } = mallOver();
  await expect(storeAction(mall, formOf({ intent: "other" }), "zh_CN")).rejects.toMatchObject({
    init: { status: 400 },
  });
});
