import { expect, test } from "vitest";
import { faultsOf, normalized } from "./form.ts";
import { checkStorePassword } from "./person.ts";
import { checkStoreName, comparedStoreName, storeAccountRules, storeRules } from "./store.ts";

const right = {
  ...{ shopName: "诚泰标准件", contact: "诚泰", tel: "0577-86660214" },
  ...{ provinceId: "330000", cityId: "330300", areaId: "330303", addr: "滨海四道 555 号" },
  ...{ latitude: "", longitude: "", intro: "碳钢、不锈钢紧固件，常规规格现货。" },
  ...{ logo: "/files/a", licence: "/files/b", idFront: "/files/c", idBack: "/files/d" },
};
const faults = (changes: Partial<typeof right>) =>
  faultsOf(storeRules, normalized(storeRules, new Map(Object.entries({ ...right, ...changes }))));

test("takes an application with or without a place", () => {
  expect(faults({})).toEqual({});
  expect(faults({ latitude: "27.9", longitude: "120.8" })).toEqual({});
});

test.each([
  [{ shopName: "诚".repeat(21) }, { shopName: { reason: "tooLong", min: 1, max: 20 } }],
  [{ shopName: "诚泰&标准件" }, { shopName: { reason: "storeNameFormat" } }],
  [{ tel: "12345" }, { tel: { reason: "unitPhoneFormat" } }],
  [{ tel: "" }, { tel: { reason: "required", of: "storeTel" } }],
  [{ addr: "路口" }, { addr: { reason: "tooShort", min: 5, max: 50 } }],
  [{ intro: "短" }, { intro: { reason: "tooShort", min: 10, max: 200 } }],
  [{ latitude: "27.9" }, { longitude: { reason: "placeOutside" } }],
  [{ latitude: "91", longitude: "120" }, { latitude: { reason: "placeOutside" } }],
  [{ idBack: "" }, { idBack: { reason: "notUploaded", of: "idBack" } }],
])("says what is wrong with %o", (changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});

test("names differ by more than case, width and spaces", () => {
  expect(comparedStoreName(" Tool　８ ")).toBe("tool 8");
  expect(checkStoreName("3M 工具 旗舰")).toBeUndefined();
});

test("a store's password is no longer than 12", () => {
  expect(checkStorePassword("Bolt#2026")).toBeUndefined();
  expect(checkStorePassword("Bolt#20261234")).toEqual({ reason: "passwordFormat", min: 6, max: 12 });
  expect(
    faultsOf(storeAccountRules, { account: "ct", password: "Bolt#2026", confirmation: "x" }),
  ).toMatchObject({
    account: { reason: "accountFormat" },
    confirmation: { reason: "passwordMismatch" },
  });
});
