import { readChoices } from "@tradehall/mall-adapters/checkout-choices";
import { expect, test } from "vitest";
import { choicesHref } from "./checkout-href.ts";

test.each([
  "/submit-order?prodId=1&skuId=2&count=3&invoice=2-15",
  "/submit-order?activity=4&prodId=1&skuId=2&count=1&teamId=7",
  "/submit-order?coupons=&points=100&dvy=1%3A2&dvy=3%3A1&addrId=5",
  "/secdetail/confirm-order?seckill=3&activity=9&secret=abc&prodId=1&skuId=2&count=1&invoice=1-2",
  "/submit-integral-order?redeem=1&prodId=1&skuId=2&count=1",
])("%s is a checkout that keeps its choices", (href) => {
  const query = (text: string) => [...new URL(text, "https://mall.test").searchParams].map(String).sort();
  const again = choicesHref(readChoices(new URL(href, "https://mall.test").searchParams));
  expect(again.split("?")[0]).toBe(href.split("?")[0]);
  expect(query(again)).toEqual(query(href));
});
