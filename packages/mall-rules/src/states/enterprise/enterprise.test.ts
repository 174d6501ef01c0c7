import { describe, expect, it } from "vitest";
import { canSwitchShop, switchesShop } from "./enterprise.ts";

const visit = { userTypeId: 1, currentShopId: 1, targetShopId: 2, isTargetOpen: true };

describe("looking at another shop", () => {
  it.each([1, 4, 5])("takes user type %i there", (userTypeId) => {
    expect(switchesShop({ ...visit, userTypeId })).toBe(true);
  });

  it.each([0, 2, 3, 6])("leaves user type %i where they are", (userTypeId) => {
    expect(canSwitchShop(userTypeId)).toBe(false);
    expect(switchesShop({ ...visit, userTypeId })).toBe(false);
  });

  it("changes nothing in the shop in effect, in one that is closed, and for cloud-warehouse goods", () => {
    expect(switchesShop({ ...visit, targetShopId: 1 })).toBe(false);
    expect(switchesShop({ ...visit, isTargetOpen: false })).toBe(false);
    expect(switchesShop({ ...visit, isCloudWarehouse: true })).toBe(false);
  });

  it("takes a buyer of a user type that may, but has no shop yet", () => {
    expect(switchesShop({ ...visit, currentShopId: null })).toBe(true);
  });
});
