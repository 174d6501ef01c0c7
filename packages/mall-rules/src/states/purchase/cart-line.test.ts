import { expect, test } from "vitest";
import { allowedCartActions, cartLineState, cartLineStates, isExpiredLine } from "./cart-line.ts";

const fine = { isShopOpen: true, isOnSale: true, stock: 5, quantity: 2, isQuantityInStep: true };

test("the reason that cannot be mended comes first", () => {
  expect(cartLineState(fine)).toBe("normal");
  expect(cartLineState({ ...fine, isQuantityInStep: false })).toBe("wrongQuantity");
  expect(cartLineState({ ...fine, quantity: 6, isQuantityInStep: false })).toBe("overStock");
  expect(cartLineState({ ...fine, stock: 0 })).toBe("soldOut");
  expect(cartLineState({ ...fine, stock: 0, isOnSale: false })).toBe("offShelf");
  expect(cartLineState({ ...fine, isOnSale: false, isShopOpen: false })).toBe("shopClosed");
});

test("an expired line can always be deleted and never ticked", () => {
  expect(cartLineStates.filter(isExpiredLine)).toEqual(["soldOut", "offShelf", "shopClosed"]);
  for (const state of cartLineStates) expect(allowedCartActions(state)).toContain("delete");
});
