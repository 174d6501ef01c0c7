import { mergedExample } from "@tradehall/api-client/models/examples/order";
import { minus, sum } from "@tradehall/mall-rules/money";
import { expect, test } from "vitest";
import { toCheckout } from "./to-checkout.ts";

test("what a shop's part shows adds up to what it costs", () => {
  for (const { goods, freight, discount, payable } of toCheckout(mergedExample, "zh_CN").shops) {
    expect(discount).toBe("20.00");
    expect(minus(sum([goods, freight]), discount ?? "0.00")).toBe(payable);
  }
});
