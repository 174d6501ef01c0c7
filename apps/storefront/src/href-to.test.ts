import { describe, expect, expectTypeOf, test } from "vitest";
import { browserTable } from "../browser-routes.ts";
import { builtHref, hrefTo, type ParamsOf, routeOf } from "./href-to.ts";

describe("the address of a page", () => {
  test("is its path, with what it says in the path and behind it", () => {
    expect(hrefTo("home")).toBe("/");
    expect(hrefTo("cart")).toBe("/cart");
    expect(hrefTo("detail")).toBe("/detail");
    expect(hrefTo("detail", { prodId: 12 })).toBe("/detail/12");
    expect(hrefTo("detail", { prodId: 12, skuId: 3, reviews: undefined })).toBe("/detail/12?skuId=3");
    expect(hrefTo("submit-order", { dvy: ["1:2", "3:1"], coupons: "" })).toBe(
      "/submit-order?dvy=1%3A2&dvy=3%3A1&coupons=",
    );
  });

  test("spells what would mean something else in an address", () => {
    expect(hrefTo("detail", { prodId: "../cart?$&" })).toBe("/detail/..%2Fcart%3F%24%26");
    const { searchParams } = new URL(hrefTo("login", { redirect: "/cart?a=1&b=2#c" }), "http://mall");
    expect([...searchParams]).toEqual([["redirect", "/cart?a=1&b=2#c"]]);
  });

  test("asks for what the page cannot do without, and for nothing that it does not know", () => {
    expectTypeOf<ParamsOf<"order-detail">>().toExtend<{ orderNumber: string | number }>();
    // @ts-expect-error: an order's page needs its number
    hrefTo("order-detail");
    // @ts-expect-error: no page of that name
    expect(() => hrefTo("nowhere")).toThrow();
    // @ts-expect-error: the cart knows no such thing
    hrefTo("cart", { prodId: 1 });
    // @ts-expect-error: nor does a product
    hrefTo("detail", { orderNumber: 1 });
  });

  test("is there once the page is built", () => {
    expect(builtHref("order-detail", { orderNumber: 7 })).toBe("/order-detail?orderNumber=7");
    expect(builtHref("nowhere")).toBeUndefined();
  });
});

describe("the row of an address", () => {
  test.each([
    ["/", "home"],
    ["/detail", "detail"],
    ["/detail/12?skuId=3#reviews", "detail"],
    ["/list-copy", "list-copy"],
    ["/user-center/uc-order/", "uc-order"],
    ["/detail/12/more", undefined],
    ["/nowhere", undefined],
    ["//evil.example/cart", undefined],
  ])("%s is %s", (address, name) => {
    expect(routeOf(address)?.name).toBe(name);
  });
});

test("the browser is told what it needs of a page, and no more", () => {
  expect(browserTable.detail).toEqual({ path: "/detail/{prodId?}", pageId: 3, isFetchedAhead: true });
  const facts = new Set(Object.values(browserTable).flatMap((row) => Object.keys(row)));
  expect([...facts].sort()).toEqual([
    "isEntry",
    "isFetchedAhead",
    "isHeadingHidden",
    "isWithoutFooter",
    "menu",
    "pageId",
    "path",
    "title",
  ]);
});
