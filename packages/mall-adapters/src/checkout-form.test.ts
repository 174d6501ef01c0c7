import { expect, test } from "vitest";
import { faultsOf } from "./checkout-form.ts";

const form = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

test("a text that is longer than its counter says is refused, not cut", () => {
  const long = form({ "message-1": "字".repeat(101), "remark-1-车牌": "字".repeat(201), poNumber: "" });
  expect(faultsOf(long, "zh_CN")).toEqual({
    "message-1": "最多 100 个字符",
    "remark-1-车牌": "最多 200 个字符",
  });
  const whole = form({ "message-1": "字".repeat(100), "remark-1-车牌": "字".repeat(200), poNumber: "" });
  expect(faultsOf(whole, "zh_CN")).toEqual({});
});
