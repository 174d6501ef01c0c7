/** What an invoice says in figures: what is still paid for, with and without tax, to the fen. */
import { type Fen, fen, sumFen } from "../money/index.ts";
import { Exact, shareOf } from "./shares.ts";

/** Percent: goods and their freight, and what is bought as a voucher for a service. */
export const taxRates = { goods: 13, service: 6 } as const;

export interface InvoiceOrder {
  lines: readonly {
    name: string;
    spec: string;
    quantity: number;
    /** Pieces whose refund succeeded. */
    refunded: number;
    /** Paid for the whole line, after coupons and points. */
    actualFen: Fen;
  }[];
  /** Freight that was paid and has not gone back. */
  freightFen: Fen;
  /** What of the order is still paid for. */
  leftFen: Fen;
  ratePercent: number;
}

/** `goods` names itself; `freight`, and `kept` where a refund gave back less than its goods had cost. */
export type InvoiceLineKind = "goods" | "freight" | "kept";

export interface InvoiceLine {
  kind: InvoiceLineKind;
  name: string;
  spec: string;
  /** 0 where the line is of no pieces. */
  quantity: number;
  /** With tax, without it, and the tax. */
  grossFen: Fen;
  netFen: Fen;
  taxFen: Fen;
}

export interface InvoiceFigures {
  lines: InvoiceLine[];
  ratePercent: number;
  netFen: Fen;
  taxFen: Fen;
  totalFen: Fen;
}

export function invoiceFigures({ lines, freightFen, leftFen, ratePercent }: InvoiceOrder): InvoiceFigures {
  const goods = lines.map(({ name, spec, quantity, refunded, actualFen }) => ({
    kind: "goods" as const,
    name,
    spec,
    quantity: quantity - refunded,
    grossFen: fen(actualFen - shareOf(actualFen, refunded, quantity)),
  }));
  const beside = { name: "", spec: "", quantity: 0 };
  const keptFen = fen(leftFen - freightFen - sumFen(goods, (line) => line.grossFen));
  const all = [
    ...goods,
    { ...beside, kind: "freight" as const, grossFen: freightFen },
    { ...beside, kind: "kept" as const, grossFen: keptFen },
  ];
  const taxed = all
    // What cost nothing is on no invoice.
    .filter(({ grossFen }) => grossFen > 0)
    .map((line): InvoiceLine => {
      const netFen = shareOf(line.grossFen, 100, 100 + ratePercent);
      return { ...line, netFen, taxFen: fen(line.grossFen - netFen) };
    });
  return {
    lines: taxed,
    ratePercent,
    netFen: sumFen(taxed, (line) => line.netFen),
    taxFen: sumFen(taxed, (line) => line.taxFen),
    totalFen: sumFen(taxed, (line) => line.grossFen),
  };
}

/** Yuan a piece without tax, as an invoice prints it: at most six decimals, at least two. */
export function netPriceText(netFen: Fen, quantity: number): string {
  const [whole = "0", decimals = ""] = new Exact(netFen)
    .dividedBy(100 * quantity)
    .toFixed(6)
    .split(".");
  return `${whole}.${decimals.replace(/(?<!0)0+$/, "").padEnd(2, "0")}`;
}
