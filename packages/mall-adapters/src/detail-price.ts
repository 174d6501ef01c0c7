/** What a product costs at a quantity, as the cart reckons it: a piece alone, in a team, and for a deposit. */
import type { BuyBoxProps } from "@tradehall/mall-components/product/BuyBox";
import type { PriceTier } from "@tradehall/mall-components/product/TierPriceTable";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { depositBlocks, preSalePhase } from "@tradehall/mall-rules/states/promotion/pre-sale";
import type { DetailView } from "./product-detail.ts";

type Terms = Pick<DetailView, "tiers" | "offers" | "isMember">;
type Priced = Terms & Pick<DetailView, "skus" | "original" | "quantityRule">;

export interface PriceAt {
  yuan: YuanText;
  /** Price of the dearest SKU; null once one is chosen. */
  maxYuan: YuanText | null;
  originalYuan: YuanText | null;
  /** Every step with its price, from the least quantity on; empty without tiers. */
  tiers: PriceTier[];
  /** Whether it is the price for members, and what it would be to one who is none yet. */
  isOfMembers: boolean;
  members: { yuan: YuanText; savedYuan: YuanText } | undefined;
}

/** What so many pieces of a SKU cost each, alone or with others of the product, and the offer it comes from. */
export const pieceAt = (
  { tiers, offers, isMember }: Terms,
  { id, yuan, memberYuan }: SkuOption,
  quantity: number,
  together = quantity,
) =>
  pieceCost(
    {
      priceFen: yuanToFen(yuan),
      tiers: tiers[id] ?? [],
      offers: offers[id] ?? [],
      memberFen: isMember && memberYuan ? yuanToFen(memberYuan) : null,
    },
    ...([quantity, together] as const),
  );

/** What membership takes off a piece of the SKU that is cheapest for members; undefined where it takes nothing. */
function membershipAt(terms: Terms, skus: readonly SkuOption[], quantity: number) {
  const at = (sku: SkuOption, isMember: boolean) => pieceAt({ ...terms, isMember }, sku, quantity).priceFen;
  const [cheapest] = skus
    .map((sku) => ({ memberFen: at(sku, true), otherFen: at(sku, false) }))
    .sort((a, b) => a.memberFen - b.memberFen);
  if (!cheapest || cheapest.memberFen >= cheapest.otherFen) return undefined;
  const { memberFen, otherFen } = cheapest;
  return { yuan: fenToYuan(memberFen), otherYuan: fenToYuan(otherFen), savedFen: fen(otherFen - memberFen) };
}

/** The price of the chosen SKU, or of all, at a quantity, and the steps it goes down by. */
export function priceAt(detail: Priced, sku: SkuOption | undefined, quantity: number): PriceAt {
  const { skus, quantityRule, isMember } = detail;
  const froms = skus.flatMap(({ id }) => detail.tiers[id] ?? []).map((tier) => tier.from);
  const of = sku ? [sku] : skus;
  const at = (step: number): number[] => of.map((one) => pieceAt(detail, one, step).priceFen);
  const lowestAt = (step: number): YuanText => fenToYuan(fen(Math.min(...at(step))));
  const membership = membershipAt(detail, of, quantity);
  const ordinary = isMember && membership ? membership.otherYuan : undefined;
  return {
    yuan: lowestAt(quantity),
    maxYuan: sku ? null : fenToYuan(fen(Math.max(...at(quantity)))),
    originalYuan: sku
      ? (ordinary ?? (pieceAt(detail, sku, quantity).offer ? sku.yuan : (sku.originalYuan ?? null)))
      : detail.original,
    tiers:
      froms.length === 0
        ? []
        : [...new Set([quantityRule.min, ...froms])]
            .filter((step) => step >= quantityRule.min)
            .map((minCount) => ({ minCount, yuan: lowestAt(minCount) })),
    isOfMembers: ordinary !== undefined,
    members:
      membership && !isMember
        ? { yuan: membership.yuan, savedYuan: fenToYuan(membership.savedFen) }
        : undefined,
  };
}

/** What the chosen SKU, or the cheapest, costs in a team and alone; nothing where it is sold in none. */
export function groupPriceAt(
  detail: DetailView,
  sku: SkuOption | undefined,
  quantity: number,
  teamId: string | undefined,
): Pick<BuyBoxProps, "group"> {
  const { group } = detail;
  if (!group) return {};
  const all = Object.values(group.yuanBySku).map(yuanToFen);
  const yuan = sku ? group.yuanBySku[sku.id] : fenToYuan(fen(Math.min(...all)));
  if (!yuan || all.length === 0) return {};
  const aloneYuan = sku ? priceAt(detail, sku, quantity).yuan : null;
  return { group: { id: group.activityId, yuan, aloneYuan, ...(teamId ? { teamId } : {}) } };
}

/** The step of the way that a phase is in: deposit, balance, none any more. */
const stepOf = { coming: 0, deposit: 0, between: 1, balance: 1, over: 2 } as const;

/** What goods for a deposit cost now and later, and why the deposit cannot be paid now; neither of goods that are sold otherwise. */
export function preSaleAt(detail: DetailView, sku: SkuOption | undefined, quantity: number) {
  const { preSale, now } = detail;
  if (!preSale) return { depositBlock: null };
  const depositFen = yuanToFen(preSale.deposit) * quantity;
  const totalFen = yuanToFen(priceAt(detail, sku, quantity).yuan) * quantity;
  const phase = preSalePhase(preSale, now);
  const plan = {
    ...preSale,
    deposit: fenToYuan(fen(depositFen)),
    balance: fenToYuan(fen(totalFen - depositFen)),
    current: stepOf[phase],
    isForSale: true,
  };
  return { plan, depositBlock: depositBlocks[phase] };
}
