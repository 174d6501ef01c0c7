import { describe, expect, it } from "vitest";
import { addressRules, checkRegion } from "./address.ts";
import { type FormRules, faultsOf, normalized } from "./form.ts";
import { checkAccount, newAccountRules, signInRules } from "./person.ts";

/** What is wrong with a form that was typed so. */
function faultsIn(rules: FormRules, entries: Record<string, string>) {
  const typed = new FormData();
  for (const [name, value] of Object.entries(entries)) typed.set(name, value);
  return faultsOf(rules, normalized(rules, typed));
}

const whole = {
  receiver: "王建国",
  mobile: "13800000001",
  provinceId: "310000",
  cityId: "310100",
  areaId: "310115",
  detail: "张江路 665 号",
};

describe("an address as a person types it", () => {
  it("is fine when everything is there", () => {
    expect(faultsIn(addressRules, whole)).toEqual({});
  });

  it("names every fault at once, the region's at its first gap", () => {
    const faults = faultsIn(addressRules, { receiver: "王", provinceId: "310000", detail: "　　" });
    expect(Object.keys(faults).sort()).toEqual(["cityId", "detail", "mobile", "receiver"]);
    expect(faults.detail?.reason).toBe("blank");
    expect(faults.cityId?.reason).toBe("regionIncomplete");
    expect(Object.keys(faultsIn(addressRules, { ...whole, provinceId: "", cityId: "" }))).toEqual([
      "provinceId",
    ]);
  });

  it("counts characters that take two code units as one", () => {
    expect(faultsIn(addressRules, { ...whole, receiver: "𠮷".repeat(50) })).toEqual({});
    expect(faultsIn(addressRules, { ...whole, receiver: "𠮷".repeat(51) }).receiver?.reason).toBe("tooLong");
  });

  it("refuses a name that cannot be seen or turns what is after it", () => {
    const reasonOf = (receiver: string) => faultsIn(addressRules, { ...whole, receiver }).receiver?.reason;
    expect(reasonOf("\u200b\u3164")).toBe("blank");
    expect(reasonOf("王\u200b")).toBe("tooShort");
    expect(reasonOf("王建国\u202e")).toBe("controlCharacters");
  });

  it("understands full-width digits, spaces and dashes in the mobile number", () => {
    const typed = new Map(Object.entries({ receiver: " 王建国 ", mobile: "１３８-0000 ０００１" }));
    expect(normalized(addressRules, typed)).toMatchObject({
      receiver: "王建国",
      mobile: "13800000001",
      detail: "",
    });
  });
});

it("refuses what only looks filled in: a region of spaces, a line break in an account", () => {
  expect(checkRegion({ provinceId: " ", cityId: "1", areaId: "1" })).toMatchObject({
    reason: "regionIncomplete",
  });
  expect(checkAccount("abcd\n")).toMatchObject({ reason: "accountFormat" });
  expect(checkAccount(" abcd ")).toBeUndefined();
});

describe("a new account as a person types it", () => {
  const account = { userName: "ｐｕrchase_88 ", password: "Steel&Bolt9", confirmation: "Steel&Bolt9" };

  it("is fine with the terms accepted, and says each fault at its field", () => {
    expect(faultsIn(newAccountRules, { ...account, agreement: "1" })).toEqual({});
    expect(
      faultsIn(newAccountRules, { ...account, userName: "13800000001", confirmation: "Steel&Bolt8" }),
    ).toEqual({
      userName: { reason: "accountIsMobile" },
      confirmation: { reason: "passwordMismatch" },
      agreement: { reason: "agreementNeeded" },
    });
  });

  it("takes no password that many people use, however it is written", () => {
    const reasonOf = (password: string) =>
      faultsIn(newAccountRules, { ...account, password }).password?.reason;
    expect(reasonOf("PassWord123")).toBe("passwordCommon");
    expect(reasonOf("Steel&Bolt9")).toBeUndefined();
  });

  it("signs in with whatever was typed", () => {
    const { account: rules } = signInRules;
    expect(faultsIn(rules, { userName: "　", passWord: "" })).toEqual({
      userName: { reason: "required", of: "account" },
      passWord: { reason: "required", of: "password" },
    });
    expect(faultsIn(rules, { userName: "x", passWord: " " })).toEqual({});
  });
});
