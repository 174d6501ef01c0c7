import { describe, expect, test } from "vitest";
import { visitOf } from "./visit-of.ts";

const at = (address: string, more: { isGroupBuy?: boolean; isFromBanner?: boolean } = {}) => {
  const { pathname, search } = new URL(address, "http://mall");
  return visitOf({ pathname, search, isGroupBuy: false, isFromBanner: false, ...more });
};

describe("the number of a page", () => {
  test.each([
    ["/", 1],
    ["/list?st=0", 6],
    ["/cart", 8],
    ["/order-detail?orderNumber=1", 9],
    ["/payment?orderNumbers=1", 10],
    ["/submit-order", 11],
    ["/user-center/uc-message", 12],
    ["/user-center/uc-address", 12],
    ["/user-center/uc-order", 13],
  ])("%s is %i", (address, pageId) => {
    expect(at(address)?.pageId).toBe(pageId);
  });

  test.each(["/login", "/notice-list", "/nowhere"])("%s has none", (address) => {
    expect(at(address)).toBeUndefined();
  });

  test("tells how a buyer came to a product and what runs", () => {
    expect(at("/detail/12?skuId=3")).toMatchObject({ pageId: 3, bizType: 0, bizData: "12" });
    expect(at("/detail/12", { isFromBanner: true })).toMatchObject({ pageId: 2, bizType: 0 });
    expect(at("/detail/12", { isGroupBuy: true, isFromBanner: true })).toMatchObject({
      pageId: 5,
      bizType: 1,
    });
  });

  test("names the orders and the shop of the address", () => {
    expect(at("/payment?orderNumbers=1,2")?.orderNumbers).toBe("1,2");
    expect(at("/order-detail?orderNumber=7")?.orderNumbers).toBe("7");
    expect(at("/list?shopId=4")?.bizData).toBe("4");
  });
});
