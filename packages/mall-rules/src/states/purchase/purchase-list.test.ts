import { expect, test } from "vitest";
import { allowedListActions, purchaseListRole } from "./purchase-list.ts";

const list = { userId: 1, enterpriseId: 7, isShared: true };
const own = { ...list, isShared: false };
const reader = (userId: number, enterpriseId = 7, isAdministrator = false) => ({
  ...{ userId, enterpriseId, isAdministrator },
});

test.each([
  ["its owner", own, reader(1), "owner", ["order", "copy", "change", "remove", "share"]],
  ["a member, of a shared one", list, reader(2), "member", ["order", "copy"]],
  [
    "the administrator, of a shared one",
    list,
    reader(3, 7, true),
    "administrator",
    ["order", "copy", "change", "remove"],
  ],
  ["a member, of one that is not shared", own, reader(2), undefined, []],
  ["the administrator, of one that is not shared", own, reader(3, 7, true), undefined, []],
  ["another enterprise", list, reader(2, 8), undefined, []],
  ["its owner, who acts for another enterprise", list, reader(1, 8), undefined, []],
  [
    "its owner outside any enterprise",
    { ...list, enterpriseId: 0 },
    reader(1, 0),
    "owner",
    ["order", "copy", "change", "remove"],
  ],
  ["another buyer outside any enterprise", { ...list, enterpriseId: 0 }, reader(2, 0), undefined, []],
] as const)("%s", (_, facts, who, role, actions) => {
  expect(purchaseListRole(facts, who)).toBe(role);
  expect(allowedListActions(facts, who)).toEqual(actions);
});
