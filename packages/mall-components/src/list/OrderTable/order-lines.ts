/** What is typed into a table of many goods: its lines, what each costs by now, and the table as text. */
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { type PieceOffer, type PriceTier, pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { problemOf, type SkuCounts } from "../../product/SkuMatrix/matrix.ts";

/** A product of the table with all that its price hangs on. */
export interface OrderGoods {
  /** What lists know of it. */
  product: ProductSummary;
  /** Least order and multiples of each SKU. */
  rule: { min: number; step: number };
  /** Unit word, e.g. 件. */
  unit: string;
  /** Its SKUs; none of goods that no cart takes. */
  skus: readonly SkuOption[];
  /** Prices by quantity of each SKU; all SKUs of the product count together. */
  tiers: Readonly<Record<string, readonly PriceTier[]>>;
  /** Running offers of each SKU. */
  offers: Readonly<Record<string, readonly PieceOffer[]>>;
}

export interface OrderLine {
  goods: OrderGoods;
  sku: SkuOption;
  count: number;
  /** Of a piece, at what is typed of the product by now. */
  nowYuan: YuanText;
  sumYuan: YuanText;
  /** The next lower price, and from how many on. */
  next: { from: number; yuan: YuanText } | undefined;
  /** It has a number that cannot be ordered. */
  isWrong: boolean;
}

/** Each SKU of a product as a line, with the price that what is typed of the product comes to, of members their own. */
export function linesOf(goods: OrderGoods, counts: SkuCounts, isMember = false): OrderLine[] {
  const { skus, rule, tiers, offers } = goods;
  const together = skus.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  return skus.map((sku) => {
    const count = counts[sku.id] ?? 0;
    const own = tiers[sku.id] ?? [];
    const memberFen = isMember && sku.memberYuan ? yuanToFen(sku.memberYuan) : null;
    const priced = { priceFen: yuanToFen(sku.yuan), memberFen, tiers: own, offers: offers[sku.id] ?? [] };
    const { priceFen } = pieceCost(priced, count || rule.min, together || rule.min);
    const next = own
      .filter((tier) => tier.from > (together || rule.min) && tier.priceFen < priceFen)
      .sort((one, other) => one.from - other.from)[0];
    return {
      ...{ goods, sku, count, nowYuan: fenToYuan(priceFen), sumYuan: fenToYuan(fen(priceFen * count)) },
      next: next && { from: next.from, yuan: fenToYuan(next.priceFen) },
      isWrong: problemOf(sku, count, rule) !== undefined,
    };
  });
}

/** What all that is typed comes to. */
export function totalOf(lines: readonly OrderLine[]) {
  const typed = lines.filter((line) => line.count > 0);
  const sum = typed.reduce((all, line) => all + yuanToFen(line.sumYuan), 0);
  return {
    typed,
    pieces: typed.reduce((all, line) => all + line.count, 0),
    sumYuan: fenToYuan(fen(sum)),
  };
}

/** A cell that Excel takes as it is: no tab, no line break, nothing that it would run. */
const cell = (text: string | number): string => {
  const plain = String(text).replace(/\s+/g, " ").trim();
  return /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
};

/** The lines as a table of a spreadsheet, under these heads. */
export const toTsv = (heads: readonly string[], lines: readonly OrderLine[]): string =>
  [
    heads,
    ...lines.map(({ goods, sku, count, nowYuan, sumYuan }) => [
      ...[goods.product.name, sku.name ?? "", sku.code ?? "", goods.product.shopName ?? "", nowYuan],
      ...[goods.rule.min, sku.stock, count || "", count ? sumYuan : ""],
    ]),
  ]
    .map((row) => row.map(cell).join("\t"))
    .join("\n");
