import fc from "fast-check";
import { expect, test } from "vitest";
import { capitalAmount, fen } from "../money/index.ts";
import { invoiceFigures, netPriceText } from "./invoice.ts";

const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 99 }), actual: fc.integer({ min: 0, max: 9_999_999 }) })
  .chain(({ quantity, actual }) =>
    fc.integer({ min: 0, max: quantity }).map((refunded) => ({
      name: "手套",
      spec: "L",
      quantity,
      refunded,
      actualFen: fen(actual),
    })),
  );

test("an invoice adds up: its lines to the order's rest, each with its tax", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.nat(5_000), fc.nat(500), (lines, freight, kept) => {
      const goodsFen = invoiceFigures({
        ...{ lines, freightFen: fen(0), leftFen: fen(0), ratePercent: 13 },
      }).totalFen;
      const leftFen = fen(goodsFen + freight + kept);
      const figures = invoiceFigures({ lines, freightFen: fen(freight), leftFen, ratePercent: 13 });
      expect(figures.totalFen).toBe(leftFen);
      expect(figures.netFen + figures.taxFen).toBe(leftFen);
      for (const { grossFen, netFen, taxFen } of figures.lines) {
        expect(netFen + taxFen).toBe(grossFen);
        expect(Math.abs(netFen * 13 - taxFen * 100)).toBeLessThanOrEqual(57);
      }
    }),
  );
});

test("what was refunded and what cost nothing is on no invoice", () => {
  const { lines } = invoiceFigures({
    lines: [
      { name: "头盔", spec: "", quantity: 3, refunded: 1, actualFen: fen(10_000) },
      { name: "赠品", spec: "", quantity: 1, refunded: 0, actualFen: fen(0) },
      { name: "手套", spec: "", quantity: 2, refunded: 2, actualFen: fen(2_000) },
    ],
    freightFen: fen(800),
    leftFen: fen(6_667 + 800 + 100),
    ratePercent: 13,
  });
  expect(lines.map(({ kind, name, quantity, grossFen }) => [kind, name, quantity, grossFen])).toEqual([
    ["goods", "头盔", 2, 6_667],
    ["freight", "", 0, 800],
    ["kept", "", 0, 100],
  ]);
});

test("a piece's price has two to six decimals", () => {
  expect(netPriceText(fen(10_000), 1)).toBe("100.00");
  expect(netPriceText(fen(10_000), 3)).toBe("33.333333");
  expect(netPriceText(fen(1_250), 2)).toBe("6.25");
});

test.each([
  [0, "零元整"],
  [5, "伍分"],
  [50, "伍角整"],
  [105, "壹元零伍分"],
  [1_000, "壹拾元整"],
  [100_530, "壹仟零伍元叁角整"],
  [168_032, "壹仟陆佰捌拾元叁角贰分"],
  [10_700_053, "壹拾万零柒仟元伍角叁分"],
  [1_000_100_00, "壹佰万零壹佰元整"],
  [100_000_001_00, "壹亿零壹元整"],
  [120_500_000_00, "壹亿贰仟零伍拾万元整"],
])("%i fen in capitals", (amount, text) => {
  expect(capitalAmount(fen(amount))).toBe(text);
});

/** Reads capitals back by another way than they are written. */
function read(text: string): number {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of text) {
    const value = "零壹贰叁肆伍陆柒捌玖".indexOf(sign);
    const place = ["拾", "佰", "仟"].indexOf(sign);
    if (value >= 0) digit = value;
    else if (place >= 0) [section, digit] = [section + digit * 10 ** (place + 1), 0];
    else if (sign === "万") [section, digit] = [(section + digit) * 10_000, 0];
    else if (sign === "亿") [total, section, digit] = [total + (section + digit) * 10 ** 8, 0, 0];
    else if (sign === "元") [total, section, digit] = [(total + section + digit) * 100, 0, 0];
    else if (sign === "角") [total, digit] = [total + digit * 10, 0];
    else if (sign === "分") [total, digit] = [total + digit, 0];
  }
  return total;
}

test("every amount is read back from its capitals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (amount) => {
      const text = capitalAmount(fen(amount));
      expect(read(text)).toBe(amount);
      expect(text).not.toMatch(/零零|零[万亿元]/);
    }),
  );
});
