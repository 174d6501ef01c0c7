/**
 * The price of goods, as an ordered list of small pure steps. A new rule is a new step. Cart, confirm and submit go
 * through all of them; what a single piece costs, on a card or a page, is said by the first of the same steps.
 */
import { coupon } from "./coupon.ts";
import { gifts, spendSave } from "./discount.ts";
import { type Draft, type PricedLine, type PricingStep, unpricedDraft, unpricedLine } from "./draft.ts";
import { goods } from "./goods.ts";
import { points } from "./points.ts";
import { shopFreight } from "./shop-freight.ts";
import { totals } from "./totals.ts";

const pricingSteps: readonly PricingStep[] = [goods, spendSave, gifts, shopFreight, coupon, points, totals];

export const price = (draft: Draft): Draft => pricingSteps.reduce((sofar, step) => step(sofar), draft);

type Piece = Pick<PricedLine, "skuPriceFen" | "lowestPriceFen" | "tiers" | "offers"> &
  Partial<Pick<PricedLine, "packageFen" | "memberFen">>;

/** A line of so many pieces of a SKU, ordered alone. */
export function priceLine(piece: Piece, quantity: number): PricedLine {
  const line = {
    prodId: 0,
    skuId: 0,
    shopId: 0,
    categoryIds: [],
    comboId: 0,
    packageFen: null,
    memberFen: null,
    ...piece,
    quantity,
    ...unpricedLine,
  };
  const nobody = { shops: [], discounts: [], coupons: [], couponChoice: [], pointsOwned: 0, pointsWanted: 0 };
  const [priced] = goods({ ...nobody, ...unpricedDraft, lines: [line] }).lines;
  return priced ?? line;
}
