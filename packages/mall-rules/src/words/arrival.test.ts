import { expect, test } from "vitest";
import { arrivalText, leadText } from "./index.ts";

test("an arrival names its day with the day of the week, in each language", () => {
  const arrives = { kind: "arrives", day: "2026-11-30" } as const;
  expect(arrivalText(arrives, "zh_CN")).toBe("预计 11月30日（周一）送达");
  expect(arrivalText(arrives, "en")).toBe("Expected Mon, Nov 30");
  expect(arrivalText({ kind: "sentFrom", day: "2026-12-10" }, "zh_CN")).toBe("预计 12月10日（周四）起发货");
  expect(arrivalText({ kind: "atOnce", day: "" }, "zh_CN")).toBe("付款后立即发码");
});

test("how fast a shop sends is said in working days", () => {
  expect(leadText(0, "zh_CN")).toBe("16:00 前下单当日发货");
  expect(leadText(2, "zh_CN")).toBe("通常 2 个工作日内发货");
  expect(leadText(1, "en")).toBe("Usually sent within 1 working day");
});
