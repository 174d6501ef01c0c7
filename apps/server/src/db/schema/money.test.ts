import type { CartLine } from "@tradehall/api-client/models/cart";
import type { ProductCard } from "@tradehall/api-client/models/product";
import type { Fen, YuanText } from "@tradehall/mall-rules/money";
import { expectTypeOf, test } from "vitest";
import type { orders, skus } from "./index.ts";

test("rows hold fen and answers say yuan, so that the compiler finds one in the other's place", () => {
  expectTypeOf<(typeof skus.$inferSelect)["priceFen"]>().toEqualTypeOf<Fen>();
  expectTypeOf<(typeof orders.$inferInsert)["actualFen"]>().toEqualTypeOf<Fen>();
  expectTypeOf<CartLine["price"]>().toEqualTypeOf<YuanText>();
  expectTypeOf<ProductCard["oriPrice"]>().toEqualTypeOf<YuanText | null>();
});
