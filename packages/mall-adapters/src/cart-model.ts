/**
 * The cart as the page shows it: the server's last word with the buyer's newest changes laid over it. Pure. Money of a
 * change is worked out with the same rules as the server's, and the server's numbers replace it when they come.
 */
import type {
  CartLine,
  CartTotals,
  ShopCart,
  ShopCartAmounts,
  ShopCartWithAmount,
} from "@tradehall/api-client/models/cart";
import { fenToYuan, minus, sum, times, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";

/** What the buyer wants of a line and the server has not answered yet. */
export interface LineChange {
  quantity?: number;
  isChecked?: boolean;
}
export type LineChanges = ReadonlyMap<number, LineChange>;

const checkedTotal = (lines: readonly CartLine[]): YuanText =>
  sum(lines.filter((line) => line.isChecked).map((line) => line.productTotalAmount));
const pieces = (lines: readonly CartLine[]): number =>
  lines.reduce((count, line) => count + line.prodCount, 0);

/** Price of a piece of a line of so many, with so many pieces of the product ticked. */
function linePriceAt(line: CartLine, count: number, pieces: number): YuanText {
  const { price, oriPrice, memberPrice, offer, tierPrices } = line;
  const isReduced = offer?.price === price || memberPrice === price;
  // The line's tiers are those of its own SKU already, and begin with the least quantity.
  const ordinary = yuanToFen(tierPrices[0]?.price ?? ((isReduced && oriPrice) || price));
  const memberFen = memberPrice && yuanToFen(memberPrice);
  const tiers = tierPrices.map((step) => ({ from: step.from, priceFen: yuanToFen(step.price) }));
  const offers = offer ? [{ max: offer.max, priceFen: yuanToFen(offer.price) }] : [];
  return fenToYuan(pieceCost({ priceFen: ordinary, tiers, memberFen, offers }, count, pieces).priceFen);
}

function changedLine(line: CartLine, change: LineChange | undefined, all: readonly CartLine[]): CartLine {
  if (!change) return line;
  const prodCount = change.quantity ?? line.prodCount;
  // All ticked SKUs of a product count together for its tiers.
  const beside = all.filter((one) => one !== line && one.prodId === line.prodId && one.isChecked);
  const together = line.isChecked ? prodCount + pieces(beside) : prodCount;
  const price = change.quantity === undefined ? line.price : linePriceAt(line, prodCount, together);
  return {
    ...line,
    prodCount,
    price,
    productTotalAmount: times(price, prodCount),
    isChecked: change.isChecked === undefined ? line.isChecked : change.isChecked ? 1 : 0,
  };
}

/** Lines of packages by their package: they are changed, ticked and deleted together. */
export const packagesOf = (lines: readonly CartLine[]): Map<number, CartLine[]> =>
  Map.groupBy(
    lines.filter((line) => line.comboId > 0),
    (line) => line.comboId,
  );

/** The line, and those that stand in a package with it. */
export const idsWith = (lines: readonly CartLine[], basketId: number): number[] => {
  const comboId = lines.find((line) => line.basketId === basketId)?.comboId ?? 0;
  return comboId === 0
    ? [basketId]
    : lines.filter((line) => line.comboId === comboId).map((line) => line.basketId);
};

const noIds: ReadonlySet<string> = new Set();

/** Lines of a shop whose change is on its way; one and the same for a shop without any, which then stays still. */
export const pendingIn = (shop: ShopCart, ids: ReadonlySet<string>): ReadonlySet<string> =>
  shop.shopCartItems.some((line) => ids.has(String(line.basketId))) ? ids : noIds;

/** The checkout would refuse it. */
export const isAboveStock = (line: CartLine): boolean => line.prodCount > line.stock;

export const linesOf = (cart: ShopCartWithAmount): CartLine[] =>
  cart.shopCarts.flatMap((shop) => shop.shopCartItems);

export const expiredOf = (cart: ShopCartWithAmount): CartLine[] =>
  cart.expired.flatMap((shop) => shop.shopCartItemDtoList);

/** Also what can no longer be bought. */
export const everyLine = (cart: ShopCartWithAmount): CartLine[] => [...linesOf(cart), ...expiredOf(cart)];

/** The cart with the changes applied. Lines without a change keep their identity, so that only changed rows redraw. */
export function withChanges(cart: ShopCartWithAmount, changes: LineChanges): ShopCartWithAmount {
  if (changes.size === 0) return cart;
  const shopCarts = cart.shopCarts.map((shop): ShopCart => {
    if (!shop.shopCartItems.some((line) => changes.has(line.basketId))) return shop;
    const changeOf = ({ basketId }: CartLine) =>
      idsWith(shop.shopCartItems, basketId)
        .map((id) => changes.get(id))
        .find(Boolean);
    const shopCartItems = shop.shopCartItems.map((line) =>
      changedLine(line, changeOf(line), shop.shopCartItems),
    );
    return { ...shop, shopCartItems, total: checkedTotal(shopCartItems) };
  });
  const before = linesOf(cart);
  const lines = shopCarts.flatMap((shop) => shop.shopCartItems);
  const checked = lines.filter((line) => line.isChecked);
  const totalMoney = checkedTotal(lines);
  return {
    ...cart,
    shopCarts,
    totalMoney,
    finalMoney: sum([minus(totalMoney, cart.subtractMoney), cart.freightAmount]),
    count: pieces(checked),
    checkedLines: checked.length,
    prodCount: cart.prodCount + pieces(lines) - pieces(before),
  };
}

/** The cart after lines went: their places close up, empty shops go with them. */
export function withoutLines(cart: ShopCartWithAmount, gone: ReadonlySet<number>): ShopCartWithAmount {
  const shopCarts = cart.shopCarts
    .map((shop) => ({
      ...shop,
      shopCartItems: shop.shopCartItems.filter((line) => !gone.has(line.basketId)),
    }))
    .filter((shop) => shop.shopCartItems.length > 0);
  const expired = cart.expired
    .map((shop) => ({
      ...shop,
      shopCartItemDtoList: shop.shopCartItemDtoList.filter((line) => !gone.has(line.basketId)),
    }))
    .filter((shop) => shop.shopCartItemDtoList.length > 0);
  return { ...cart, shopCarts, expired };
}

/** The server's answer to a change: its lines, the touched shops' amounts and the totals. */
export interface ServerChange {
  lines?: readonly CartLine[];
  /** Lines whose tick alone changed. */
  ticks?: ReadonlyMap<number, 0 | 1>;
  gone?: readonly number[];
  shops: readonly ShopCartAmounts[];
  totals: CartTotals;
}

export function withAnswer(cart: ShopCartWithAmount, change: ServerChange): ShopCartWithAmount {
  const lines = new Map((change.lines ?? []).map((line) => [line.basketId, line]));
  const shops = new Map(change.shops.map((shop) => [shop.shopId, shop]));
  // An answer that came late carries a lower version and is dropped.
  const newest = (line: CartLine): CartLine => {
    const answered = lines.get(line.basketId);
    if (answered && answered.version >= line.version) return answered;
    const isChecked = change.ticks?.get(line.basketId) ?? line.isChecked;
    return isChecked === line.isChecked ? line : { ...line, isChecked };
  };
  const kept = withoutLines(cart, new Set(change.gone));
  return {
    ...kept,
    ...change.totals,
    shopCarts: kept.shopCarts.map((shop) => {
      const amounts = shops.get(shop.shopId);
      const isTouched =
        amounts ||
        shop.shopCartItems.some((line) => lines.has(line.basketId) || change.ticks?.has(line.basketId));
      return isTouched ? { ...shop, ...amounts, shopCartItems: shop.shopCartItems.map(newest) } : shop;
    }),
  };
}

/** Ticks by line for the server: the changes that are about ticks. */
export const checkChanges = (changes: LineChanges): { basketId: number; isChecked: 0 | 1 }[] =>
  [...changes].flatMap(([basketId, change]) =>
    change.isChecked === undefined
      ? []
      : [{ basketId, isChecked: change.isChecked ? (1 as const) : (0 as const) }],
  );

/** A line as a purchase list takes it. */
export const toListed = ({ skuId, prodCount }: { skuId: number; prodCount: number }) => ({
  skuId,
  count: prodCount,
});
