/** What is in a comparison: its rows, which of them differ, and the lowest price. */
import { priceText, shortPriceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { IntlShape } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { words } from "./CompareDialog.messages.ts";

/** A product in a comparison. */
export interface ComparedGoods {
  id: string;
  name: string;
  /** Path without width and file ending; empty draws the fallback. */
  picture: string;
  /** Why it is not sold any more; then nothing else of it is known. */
  gone?: string;
  /** What lists know of it. */
  product?: ProductSummary;
  /** Prices from a quantity on. */
  tiers: readonly { from: number; yuan: YuanText }[];
  /** What an order costs to be sent and, where a region is known, when it comes, in words. */
  delivery?: {
    isUndeliverable: boolean;
    freightYuan: YuanText;
    freeFromYuan: YuanText | null;
    arrival?: string;
  };
  /** Parameters, in order. */
  parameters: readonly { name: string; value: string }[];
  /** Specifications with the values to choose from. */
  specs: readonly { name: string; values: readonly string[] }[];
}

export interface CompareRow {
  id: string;
  label: string;
  /** Heading it is under. */
  part: "facts" | "parameters" | "specs";
  /** A text for each product; empty where it says nothing. */
  texts: readonly string[];
  isDifferent: boolean;
}

/** Full-width signs, spaces and letters' case make no difference. */
const plain = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();

function rowOf(
  part: CompareRow["part"],
  id: string,
  label: string,
  goods: readonly ComparedGoods[],
  text: (one: ComparedGoods) => string | undefined,
): CompareRow {
  const texts = goods.map((one) => (one.gone ? "" : (text(one) ?? "")));
  // What is gone says nothing, which is no difference.
  const told = texts.filter((_, at) => !goods[at]?.gone).map(plain);
  return { part, id, label, texts, isDifferent: new Set(told).size > 1 };
}

/** Names in the order in which they are met first. */
const namesOf = (goods: readonly ComparedGoods[], of: "parameters" | "specs"): string[] => [
  ...new Set(goods.flatMap((one) => one[of].map(({ name }) => name))),
];

/** Comparisons are the same for all: what a member's goods cost to be sent is said here. */
function deliveryText(
  { delivery, product }: ComparedGoods,
  { formatMessage: say }: IntlShape,
  isMember: boolean,
): string {
  if (!delivery) return "";
  if (delivery.isUndeliverable) return say(words.undeliverable);
  const { freightYuan, freeFromYuan, arrival } = delivery;
  const isFree = yuanToFen(freightYuan) === 0 || (isMember && product?.isSelfOperated);
  return [
    isFree ? say(goodsWords.freightFree) : `${say(goodsWords.freight)} ¥${priceText(freightYuan)}`,
    ...(freeFromYuan && !isFree ? [say(words.freeFrom, { price: shortPriceText(freeFromYuan) })] : []),
    ...(arrival ? [arrival] : []),
  ].join("\n");
}

export function compareRows(
  goods: readonly ComparedGoods[],
  intl: IntlShape,
  isMember: boolean,
): CompareRow[] {
  const say = intl.formatMessage;
  const fact = (id: string, label: string, text: (product: ProductSummary) => string | undefined) =>
    rowOf("facts", id, label, goods, ({ product }) => product && text(product));
  const unit = ({ unit: own }: ProductSummary) => own ?? "";
  const tiers = ({ tiers: all, product }: ComparedGoods) =>
    all
      .map(({ from, yuan }) =>
        say(words.tier, { from, unit: product?.unit ?? "", price: `¥${priceText(yuan)}` }),
      )
      .join("\n");
  const rating = ({ goodRate, reviewCount = 0 }: ProductSummary) =>
    goodRate === undefined ? "" : say(words.rate, { rate: goodRate, count: reviewCount });
  return [
    fact(
      "price",
      say(words.price),
      ({ yuan, isFromPrice }) => `¥${priceText(yuan)}${isFromPrice ? "+" : ""}`,
    ),
    rowOf("facts", "tiers", say(words.tiers), goods, tiers),
    fact("minOrder", say(words.minOrder), (product) => `${product.minOrder ?? 1} ${unit(product)}`),
    fact("stock", say(words.stock), (product) =>
      product.stock ? `${intl.formatNumber(product.stock)} ${unit(product)}` : say(goodsWords.soldOut),
    ),
    fact("brand", say(words.brand), ({ brand }) => brand),
    fact("shop", say(words.shop), ({ shopName }) => shopName),
    fact("rating", say(words.rating), rating),
    fact("sold", say(words.sold), ({ soldCount }) =>
      soldCount === undefined ? "" : intl.formatNumber(soldCount),
    ),
    rowOf("facts", "delivery", say(words.delivery), goods, (one) => deliveryText(one, intl, isMember)),
    // Shops give the brand among the parameters once more.
    ...namesOf(goods, "parameters")
      .filter((name) => name !== say(words.brand))
      .map((name) =>
        rowOf(
          "parameters",
          `parameter ${name}`,
          name,
          goods,
          ({ parameters }) => parameters.find((one) => one.name === name)?.value,
        ),
      ),
    ...namesOf(goods, "specs").map((name) =>
      rowOf("specs", `spec ${name}`, name, goods, ({ specs }) =>
        specs.find((one) => one.name === name)?.values.join(" / "),
      ),
    ),
  ];
}

/** Which of them cost least; none where only one has a price, or all cost the same. */
export function cheapest(goods: readonly ComparedGoods[]): ReadonlySet<string> {
  const prices = goods.flatMap(({ id, product }) =>
    product?.yuan ? [{ id, fen: yuanToFen(product.yuan) }] : [],
  );
  const least = Math.min(...prices.map(({ fen }) => fen));
  const found = prices.filter(({ fen }) => fen === least);
  return new Set(found.length < prices.length ? found.map(({ id }) => id) : []);
}
