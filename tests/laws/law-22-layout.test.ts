import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

/**
 * How often the sheets of a room of screen pieces lay out by themselves (`display: flex` or `grid`) in place of `Stack`,
 * `Inline`, `Grid` and `Columns` of @tradehall/ui. A number only falls: lower it when you remove some.
 */
const allowed: Readonly<Record<string, number>> = {
  account: 17,
  "after-sale": 2,
  cart: 38,
  chat: 36,
  checkout: 20,
  chrome: 53,
  coupon: 5,
  decoration: 9,
  enterprise: 4,
  entry: 28,
  forms: 16,
  home: 34,
  invoice: 4,
  list: 35,
  membership: 8,
  order: 35,
  parts: 20,
  payment: 18,
  product: 73,
  promotion: 30,
  quote: 8,
  review: 12,
  saved: 19,
  shop: 18,
  store: 4,
  wallet: 6,
};

const sheet = /^packages\/mall-components\/src\/([a-z-]+)\/.*\.css\.ts$/;
const layout = /\bdisplay: "(?:inline-)?(?:flex|grid)"/g;

function layoutsByRoom(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of tree.paths) {
    const room = sheet.exec(file)?.[1];
    if (!room) continue;
    const found = tree.read(file).match(layout)?.length ?? 0;
    counts.set(room, (counts.get(room) ?? 0) + found);
  }
  return counts;
}

function faultsOf(tree: Tree, most: Readonly<Record<string, number>>): string[] {
  return [...layoutsByRoom(tree)].flatMap(([room, count]) => {
    const limit = most[room] ?? 0;
    if (count > limit)
      return [
        `${room}: ${count} layouts in sheets, ${limit} are allowed; use Stack, Inline, Grid or Columns of @tradehall/ui.`,
      ];
    return count < limit
      ? [`${room}: only ${count} layouts are left; write ${count} in place of ${limit}.`]
      : [];
  });
}

describe("law 22: screen pieces are laid out by the design system, less by sheets of their own each time", () => {
  it("has no more layouts in sheets than allowed, and the list says the exact number", () => {
    expectNone(faultsOf(realTree(), allowed));
  });

  it("finds one too many, one too few, and counts inline layouts too", () => {
    const file = "packages/mall-components/src/cart/CartBar/CartBar.css.ts";
    const tree = fakeTree({
      [file]: 'a({ display: "flex" });\nb({ display: "inline-grid" });\nc({ display: "none" });',
    });
    expect(faultsOf(tree, { cart: 2 })).toEqual([]);
    expect(faultsOf(tree, { cart: 1 })[0]).toContain("2 layouts in sheets");
    expect(faultsOf(tree, { cart: 3 })[0]).toContain("write 2 in place of 3");
    expect(faultsOf(tree, {})[0]).toContain("0 are allowed");
  });
});
