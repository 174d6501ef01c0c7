import { expect, test } from "vitest";
import { shopStatuses } from "./shop.ts";
import {
  shopAuditStatusOf,
  storeActs,
  storeActsOf,
  storeMoves,
  storeStateOf,
  storeStates,
} from "./store-application.ts";

test("an application is what it says until it is passed, then what its shop is", () => {
  expect(storeStateOf(undefined, undefined)).toBe("none");
  expect(storeStateOf("underReview", undefined)).toBe("underReview");
  expect(storeStateOf("notPassed", shopStatuses.open)).toBe("notPassed");
  expect(storeStateOf("withdrawn", undefined)).toBe("withdrawn");
  const states = Object.entries(shopStatuses).map(([name, status]) => [name, storeStateOf("passed", status)]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ notOpen: "notOpen", suspended: "suspended", open: "open", offByPlatform: "offline" },
    ...{ offReviewPending: "offline", underReview: "notOpen", notPassed: "notOpen" },
  });
});

test("each act in each state", () => {
  const table = storeStates.map((state) => [
    state,
    storeActs.filter((act) => storeMoves[state][act]).join(" "),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    none: "apply",
    underReview: "withdraw pass refuse",
    notPassed: "apply",
    withdrawn: "apply",
    notOpen: "setAccount",
    open: "setAccount",
    suspended: "setAccount",
    offline: "setAccount",
  });
});

test("the applicant decides nothing, and the platform applies for nothing", () => {
  expect(storeActsOf("underReview", "applicant")).toEqual(["withdraw"]);
  expect(storeActsOf("underReview", "platform")).toEqual(["pass", "refuse"]);
  expect(storeActsOf("none", "platform")).toEqual([]);
});

test("says to the family 0 pending, 1 passed, -1 refused, null for nothing", () => {
  expect(
    [undefined, "underReview", "passed", "notPassed", "withdrawn"].map(shopAuditStatusOf as never),
  ).toEqual([null, 0, 1, -1, null]);
});
