/** Held by the compiler (`npm run verify -- --only types`), which fails on what it takes in spite of these lines. */
import { expectTypeOf, test } from "vitest";
import {
  type Fen,
  fen,
  fenToYuan,
  minus,
  priceText,
  sumFen,
  times,
  type YuanText,
  yuanToFen,
} from "./index.ts";

test("fen and yuan never stand in each other's place", () => {
  expectTypeOf<Fen>().not.toExtend<YuanText>();
  expectTypeOf<YuanText>().not.toExtend<Fen>();
  expectTypeOf(fenToYuan).returns.toEqualTypeOf<YuanText>();
  expectTypeOf(yuanToFen).returns.toEqualTypeOf<Fen>();
  expectTypeOf(priceText).toBeCallableWith("12.50");
  // @ts-expect-error fen where yuan are shown
  expectTypeOf(priceText).toBeCallableWith(fen(1_250));
  // @ts-expect-error yuan where fen are turned into yuan
  expectTypeOf(fenToYuan).toBeCallableWith("12.50");
  // @ts-expect-error fen where yuan are turned into fen
  expectTypeOf(yuanToFen).toBeCallableWith(fen(1_250));
  // @ts-expect-error a difference of both
  expectTypeOf(minus).toBeCallableWith("12.50", fen(1_250));
});

test("no other number is fen: points, a quantity, what arithmetic answers", () => {
  expectTypeOf<number>().not.toExtend<Fen>();
  // @ts-expect-error
  expectTypeOf(fenToYuan).toBeCallableWith(1_250);
  // @ts-expect-error
  expectTypeOf(fenToYuan).toBeCallableWith(fen(1_250) * 2);
  expectTypeOf(sumFen<Fen>).returns.toEqualTypeOf<Fen>();
});

test("no other text is yuan: one without decimals, one as pages show it, any", () => {
  expectTypeOf<string>().not.toExtend<YuanText>();
  expectTypeOf(times).toBeCallableWith("-12.00", 2);
  // @ts-expect-error
  expectTypeOf(times).toBeCallableWith("12", 2);
  // @ts-expect-error
  expectTypeOf(times).toBeCallableWith("1,250.00", 2);
});
