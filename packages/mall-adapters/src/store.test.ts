import { myStoreExample, storeApplicationExample } from "@tradehall/api-client/models/store";
import { expect, test } from "vitest";
import { toStoreForm, toStoreValues, toStoreView } from "./store.ts";

test("an application is in the form as it was sent, and is sent again as it is there", () => {
  const values = toStoreValues(storeApplicationExample);
  expect(values).toMatchObject({ provinceId: "330000", latitude: "27.90512", tel: "0577-86660214" });
  expect(toStoreForm(values)).toMatchObject({ areaId: 330_303, longitude: 120.82731, logo: values.logo });
  const nowhere = { ...storeApplicationExample, latitude: null, longitude: null };
  expect(toStoreForm(toStoreValues(nowhere))).toMatchObject({ latitude: null, longitude: null });
});

test("is read with its region said once, its place in words, its times to the minute", () => {
  const application = { ...storeApplicationExample, province: "上海市", city: "上海市", area: "浦东新区" };
  const view = toStoreView({ ...myStoreExample, application });
  expect(view).toMatchObject({ state: "underReview", submittedText: "2026-11-25 14:20" });
  expect(view.sheet).toMatchObject({
    address: "上海市浦东新区滨海四道 555 号 2 号厂房",
    place: { latitude: "27.90512", longitude: "120.82731" },
  });
  expect(view).not.toHaveProperty("decidedText");
});

test("nothing was applied for", () => {
  const none = { ...myStoreExample, state: "none", actions: ["apply"], application: null } as const;
  expect(toStoreView({ ...none, actions: ["apply"] })).toEqual({
    ...{ state: "none", actions: ["apply"], shopId: null, account: null },
  });
});
