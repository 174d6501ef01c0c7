import { expect, it } from "vitest";
import { shopClosedAs, shopStatuses } from "./shop.ts";

it("says of each state why the shop is not open", () => {
  const entries = Object.entries(shopStatuses).map(([name, status]) => [name, shopClosedAs(status)]);
  expect(Object.fromEntries(entries)).toEqual({
    notOpen: "notYetOpen",
    suspended: "suspended",
    open: undefined,
    offByPlatform: "offline",
    offReviewPending: "offline",
    underReview: "notYetOpen",
    notPassed: "notYetOpen",
  });
});
