import { expect, test } from "vitest";
import { checkoutHref } from "./checkout-href.ts";

test("the choice of an invoice leads back to the checkout it came from", () => {
  expect(checkoutHref("prodId=1&invoice=1-2", "2-15")).toBe("/submit-order?prodId=1&invoice=2-15");
  expect(checkoutHref("prodId=1&activity=4&teamId=7", "")).toBe("/submit-order?prodId=1&activity=4&teamId=7");
  expect(checkoutHref("seckill=3&prodId=1&secret=abc", "1-2")).toBe(
    "/secdetail/confirm-order?seckill=3&prodId=1&secret=abc&invoice=1-2",
  );
  expect(checkoutHref("redeem=1&prodId=1", "1-2")).toBe(
    "/submit-integral-order?redeem=1&prodId=1&invoice=1-2",
  );
});
