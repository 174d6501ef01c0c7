/** What a piece costs at a quantity, as the cart reckons it. */

import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import type { PriceTier } from "@tradehall/mall-components/product/TierPriceTable";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { pieceCost } from "@tradehall/mall-rules/pricing/piece-cost";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";

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
