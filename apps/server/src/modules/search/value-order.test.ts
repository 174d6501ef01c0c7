import { expect, test } from "vitest";
import { byValue } from "./value-order.ts";

test.each([
  [["M3×10", "M6×20", "M8×30", "M10×40", "M12×50"]],
  [["1/8", "1/4", "3/8", "1/2"]],
  [["1.5mm²", "2.5mm²", "10mm²"]],
  [["200ml", "500ml", "1L", "3.8L"]],
  [["45 mm", "50cm", "1.5m", "20米"]],
  [["0.25kg", "780g", "1kg", "2吨"]],
  [["S", "M", "L", "XL", "XXL"]],
  [["DN15", "DN20", "DN100"]],
  [["1P", "2P", "10P"]],
  [["2寸", "2.5寸", "10寸"]],
])("%j is as it is looked for", (values) => {
  expect(values.toReversed().sort(byValue)).toEqual(values);
});
