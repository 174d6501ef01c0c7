import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.UTC(2026, 10, 21, 2);
const at = (msAgo: number, locale = "zh-CN") =>
  relativeTime(new Date(now - msAgo).toISOString(), now, createIntl({ locale }));

test.each([
  [30_000, "此刻"],
  [59 * 60_000, "59分钟前"],
  [60 * 60_000, "1小时前"],
  [47 * 3_600_000, "昨天"],
  [20 * 86_400_000, "20天前"],
  [90 * 86_400_000, "3个月前"],
  [-5_000, "此刻"],
])("%i ms ago reads %s", (msAgo, text) => {
  expect(at(msAgo)).toBe(text);
});

test("speaks the reader's language", () => {
  expect(at(3 * 3_600_000, "en")).toBe("3 hours ago");
});
