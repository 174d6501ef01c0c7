import { describe, expect, it } from "vitest";
import { checkAddress, tidyAddress } from "./address-form-values.ts";

function valuesOf(entries: Record<string, string>): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries(entries)) values.set(name, value);
  return values;
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
    expect(checkAddress(valuesOf(whole))).toEqual({});
  });

  it("names every fault at once, the region's at its first gap", () => {
    const faults = checkAddress(valuesOf({ receiver: "王", provinceId: "310000", detail: "　　" }));
    expect(Object.keys(faults).sort()).toEqual(["cityId", "detail", "mobile", "receiver"]);
    expect(faults.detail?.reason).toBe("blank");
    expect(faults.cityId?.reason).toBe("regionIncomplete");
  });

  it("counts characters that take two code units as one", () => {
    expect(checkAddress(valuesOf({ ...whole, receiver: "𠮷".repeat(50) }))).toEqual({});
    expect(checkAddress(valuesOf({ ...whole, receiver: "𠮷".repeat(51) })).receiver?.reason).toBe("tooLong");
  });

  it("refuses a name that cannot be seen or turns what stands after it", () => {
    const reasonOf = (receiver: string) => checkAddress(valuesOf({ ...whole, receiver })).receiver?.reason;
    expect(reasonOf("\u200b\u3164")).toBe("blank");
    expect(reasonOf("王\u200b")).toBe("tooShort");
    expect(reasonOf("王建国\u202e")).toBe("controlCharacters");
  });

  it("understands full-width digits, spaces and dashes in the mobile number", () => {
    const values = tidyAddress(valuesOf({ ...whole, receiver: " 王建国 ", mobile: "１３８-0000 ０００１" }));
    expect(values.get("mobile")).toBe("13800000001");
    expect(values.get("receiver")).toBe("王建国");
    expect(checkAddress(values)).toEqual({});
  });
});
