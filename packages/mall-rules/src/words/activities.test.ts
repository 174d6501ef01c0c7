import { expect, test } from "vitest";
import { activityTimeText, notNowText, otherRoundText } from "./activities.ts";
import { shownRefusalText } from "./index.ts";

const now = Date.parse("2026-11-23T12:30:00+08:00");
const at = (hour: number) => Date.parse(`2026-11-23T${hour}:00:00+08:00`);

test.each(["soldOut", "soldOutForNow"] as const)("an activity that is %s is said in one form", (status) => {
  const refusal = status === "soldOut" ? "activitySoldOut" : status;
  expect(activityTimeText(status, "zh_CN")).toBe(shownRefusalText(refusal, "zh_CN"));
  expect(activityTimeText(status, "en")).toBe(shownRefusalText(refusal, "en"));
});

test("a round that is over leads to the one that runs or to the next, by its hour", () => {
  expect(otherRoundText({ startsAt: at(12), status: "inProgress" }, now, "zh_CN")).toBe("12:00 场已开抢");
  expect(otherRoundText({ startsAt: at(14), status: "notStarted" }, now, "zh_CN")).toBe("下一场 14:00 开抢");
});

test.each([
  ["inProgress", ""],
  ["notStarted", "活动未开始，以下商品可原价购买"],
  ["ended", "活动已结束，以下商品可原价购买"],
  ["soldOut", "已抢光，以下商品可原价购买"],
] as const)("goods of an offer that is %s: %s", (status, text) => {
  expect(notNowText(status, "zh_CN")).toBe(text);
});
