import { expect, test } from "vitest";
import { draftOf, lineOf } from "./draft-of.ts";
import { goods } from "./goods.ts";

test("ten pieces cost ten times the SKU's price", () => {
  const { lines } = goods({ ...draftOf([]), lines: [lineOf({ quantity: 10, skuPriceFen: 1_050 })] });
  expect(lines[0]).toMatchObject({ priceFen: 1_050, totalFen: 10_500 });
});
