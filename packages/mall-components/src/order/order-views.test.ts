import type { Fen, YuanText } from "@tradehall/mall-rules/money";
import { expectTypeOf, test } from "vitest";
import type { OrderLineView } from "../product/goods-views.ts";
import type { PriceProps } from "../product/Price/Price.tsx";
import type { AmountsView } from "./order-views.ts";

test("prices of components are yuan, and fen do not compile in their place", () => {
  expectTypeOf<PriceProps["yuan"]>().toEqualTypeOf<YuanText | null | undefined>();
  expectTypeOf<AmountsView["payable"]>().toEqualTypeOf<YuanText>();
  expectTypeOf<OrderLineView["price"]>().toEqualTypeOf<YuanText>();
  expectTypeOf<{ yuan: Fen }>().not.toExtend<PriceProps>();
});
