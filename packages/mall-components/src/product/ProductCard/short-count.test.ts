import { expect, it } from "vitest";
import { shortCount } from "./short-count.ts";

it("shortens counts from ten thousand up in Chinese only", () => {
  expect(shortCount(9_999, "zh-CN")).toBe("9999");
  expect(shortCount(12_860, "zh-CN")).toBe("1.2万+");
  expect(shortCount(1_005_000, "zh-CN")).toBe("100万+");
  expect(shortCount(12_860, "en")).toBe("12860");
});
