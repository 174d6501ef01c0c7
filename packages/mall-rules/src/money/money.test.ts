import Decimal from "decimal.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fen as asFen,
  fenToYuan,
  minus,
  plainAmount,
  priceText,
  sum,
  times,
  toYuanText,
  type YuanText,
  yuanToFen,
} from "./index.ts";

/** Shows what no compiler would let through: a page shows it all the same, or "--". */
const shown = (value: unknown): string => priceText(value as YuanText);

/** The specification's arithmetic (Spec §9), the oracle of ours. */
const Oracle = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

const yuan = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 15n), fc.stringMatching(/^\d{0,20}$/))
  .map(
    ([isNegative, integer, decimals]) =>
      `${isNegative ? "-" : ""}${integer}${decimals ? `.${decimals}` : ""}`,
  );
const fen = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test("shows two decimals, half up, with thousands separators, for every number a text can spell", () => {
  fc.assert(
    fc.property(yuan, (text) => {
      const fixed = new Oracle(text).toFixed(2).replace(/^-0\.00$/, "0.00");
      expect(shown(text)).toBe(fixed.replace(/\B(?=(\d{3})+\.)/g, ","));
    }),
  );
});

test("shows a number of any size, which script spells with an exponent when it is very large or small", () => {
  const wild = fc.double({ noDefaultInfinity: true, noNaN: true });
  const spelt = fc.tuple(yuan, fc.integer({ min: -40, max: 40 })).map(([text, power]) => `${text}e${power}`);
  fc.assert(
    fc.property(fc.oneof(wild, spelt), (value) => {
      // Half up away from zero on the exact digits, as many as there are.
      const exact = Decimal.clone({
        precision: 1_000,
        toExpNeg: -1_000,
        toExpPos: 1_000,
        rounding: Decimal.ROUND_HALF_UP,
      });
      const fixed = new exact(value).toFixed(2).replace(/^-0\.00$/, "0.00");
      expect(shown(value)).toBe(fixed.replace(/\B(?=(\d{3})+\.)/g, ","));
    }),
  );
});

test.each([
  ["", "--"],
  [null, "--"],
  [undefined, "--"],
  ["abc", "--"],
  ["1,000", "--"],
  ["12.", "12.00"],
  [".5", "0.50"],
  [" 7 ", "7.00"],
  [1234567.891, "1,234,567.89"],
  ["0.005", "0.01"],
  ["-0.004", "0.00"],
  [Number.NaN, "--"],
  [Number.POSITIVE_INFINITY, "--"],
  [1e21, "1,000,000,000,000,000,000,000.00"],
  [1e-7, "0.00"],
  [0.1 + 0.2, "0.30"],
  ["1e3", "1,000.00"],
  ["1.2345E2", "123.45"],
  ["-5e-3", "-0.01"],
  ["1e999999999", "--"],
  ["1e-999999999", "--"],
  ["e5", "--"],
  ["1e", "--"],
  ["1e1.5", "--"],
  ["0x10", "--"],
  ["１２", "--"],
  ["Infinity", "--"],
  ["1_000", "--"],
])("shows %j as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});

test.each([
  ["1e3", "1000"],
  ["1.50", "1.5"],
  [".5", "0.5"],
  ["007", "7"],
  [1e21, "1000000000000000000000"],
  [1.5e-7, "0.00000015"],
  ["-2e-1", "-0.2"],
  ["0e5", "0"],
  ["1e999", undefined],
  ["abc", undefined],
])("spells %j as %s", (value, text) => {
  expect(plainAmount(value)).toBe(text);
});

test("adds, subtracts and multiplies as decimal.js does", () => {
  const amount = fen.map((value) => new Oracle(value).dividedBy(100).toFixed(2) as YuanText);
  fc.assert(
    fc.property(
      fc.array(amount, { maxLength: 8 }),
      amount,
      fc.integer({ min: 0, max: 99_999 }),
      (list, one, count) => {
        expect(sum(list)).toBe(Oracle.sum(0, ...list).toFixed(2));
        expect(minus(one, list[0] ?? "0.00")).toBe(new Oracle(one).minus(list[0] ?? "0.00").toFixed(2));
        expect(times(one, count)).toBe(
          new Oracle(one)
            .times(count)
            .toFixed(2)
            .replace(/^-0\.00$/, "0.00"),
        );
      },
    ),
  );
});

test("goes to fen and back without loss, and refuses what is no amount", () => {
  fc.assert(
    fc.property(fen, (value) => {
      expect(yuanToFen(fenToYuan(asFen(value)))).toBe(value);
    }),
  );
  for (const none of ["", "abc", "1e", "1e9999"])
    expect(() => yuanToFen(none as YuanText)).toThrow(RangeError);
  for (const part of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => asFen(part)).toThrow(RangeError);
});

test.each([
  ["12.5", "12.50"],
  [1e3, "1000.00"],
  [" -0.005 ", "-0.01"],
  ["", undefined],
  ["abc", undefined],
])("takes %j for %s", (typed, text) => {
  expect(toYuanText(typed)).toBe(text);
});
