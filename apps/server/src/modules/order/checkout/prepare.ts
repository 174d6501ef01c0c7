/** A request checked and priced against what the database holds now; the same for confirm and submit. */

import type { MergedOrder } from "@tradehall/api-client/models/order";
import { flashSaleLimits, orderLimits, pointLimits } from "@tradehall/mall-rules/limits";
import { isUsablePoints } from "@tradehall/mall-rules/pricing";
import { missingPoints } from "@tradehall/mall-rules/states/membership/exchange";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { depositBlocks, preSalePhase } from "@tradehall/mall-rules/states/promotion/pre-sale";
import type { Database } from "#server/db/database.ts";
import { type AddressRow, findAddress } from "#server/modules/address/find-address.ts";
import { requirePurchase } from "#server/modules/buyer/show-purchase.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { type BuyingNeed, buyingNeed } from "#server/modules/enterprise/buying/buying-need.ts";
import { forPoints } from "#server/modules/exchange/for-points.ts";
import {
  type BuyerBenefits,
  loadBuyerBenefits,
  memberFenOf,
} from "#server/modules/pricing/buyer-benefits.ts";
import { type Draft, lineName, shareOfLine } from "#server/modules/pricing/draft.ts";
import { draftFromGoods } from "#server/modules/pricing/draft-from-goods.ts";
import { price } from "#server/modules/pricing/price.ts";
import { depositOf } from "#server/modules/product/goods/deposit.ts";
import {
  goodsRefusal,
  quantityRefusal,
  saleRefusal,
  stockRefusal,
} from "#server/modules/product/goods/goods-checks.ts";
import { loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { loadActivityGoods, refuseActivity, withLaterEnd } from "#server/modules/promotion/activity-goods.ts";
import { type Discounts, loadDiscounts } from "#server/modules/promotion/discount/running-discounts.ts";
import { refuseTeam } from "#server/modules/promotion/group/refuse-team.ts";
import { loadOffers, offersOf } from "#server/modules/promotion/offer/offers.ts";
import { loadPackagePrices, packageFenOf } from "#server/modules/promotion/package/package-prices.ts";
import { holdSecret } from "#server/modules/promotion/seckill/secrets.ts";
import { refuse } from "#server/refuse.ts";
import { deliveryOf, type ShopDelivery } from "./delivery-choice.ts";
import type { InActivity, OrderRequest, WantedLine } from "./order-request.ts";
import { atQuotedPrices, quotedLines, refuseBlocked } from "./quoted-lines.ts";
import type { BlockedRow, WantedRow } from "./wanted-row.ts";

export interface Prepared {
  /** Its lines are those that can be ordered; where none can, all of them, so that submit says why. */
  request: OrderRequest;
  address: AddressRow | undefined;
  /** What is ordered; its prices are the draft's (`order-lines.ts`). */
  wanted: WantedRow[];
  /** What this address or delivery rules out. */
  ruledOut: WantedRow[];
  /** What can be ordered by no one, or not in this quantity. */
  blocked: BlockedRow[];
  deliveries: Map<number, ShopDelivery>;
  needsAddress: boolean;
  benefits: BuyerBenefits;
  discounts: Discounts;
  draft: Draft;
  /** Points that its goods cost, that the buyer has, and that are missing; null where they are sold for money alone. */
  exchange: MergedOrder["exchange"];
  /** What its enterprise asks of it. */
  buying: BuyingNeed;
}

/** The line as its activity sells it: of its own pieces, at its price, in any number up to its limits. */
async function inActivity(
  db: Database,
  { userId }: CartOwner,
  row: WantedRow,
  { activityId, secret, teamId }: InActivity,
  now: Date,
): Promise<WantedRow> {
  const { goods, quantity } = row;
  const activityGoods = await loadActivityGoods(db, userId, { activityId, skuId: goods.skuId }, now);
  if (!activityGoods) refuse("eventEnded");
  // Who holds a secret may have waited for a turn over the round's end.
  const isHeld = activityGoods.kind === "seckill" && secret !== undefined;
  refuseActivity(isHeld ? withLaterEnd(activityGoods, flashSaleLimits.waitMs, now) : activityGoods, quantity);
  if (activityGoods.kind === "seckill") await holdSecret(db, userId, activityGoods, secret, now);
  if (activityGoods.kind === "grouping")
    await refuseTeam(db, userId, { activityId, prodId: goods.prodId, teamId }, now);
  const { left: stocks, priceFen } = activityGoods;
  const ownGoods = { ...goods, stocks, minCount: 1, stepCount: 1 };
  return { ...row, goods: ownGoods, offers: [], activityPrice: { activityId, priceFen } };
}

/**
 * Goods of a pre-sale with a deposit, in its time: alone, at their own price, without any reduction.
 */
function forDeposit(row: WantedRow, isAlone: boolean, now: Date): WantedRow {
  const deposit = depositOf(row.goods);
  if (!deposit) return row;
  if (!isAlone || row.comboId > 0) refuse("notForSale");
  const block = depositBlocks[preSalePhase(deposit.times, now.getTime())];
  if (block) refuse(block);
  const { depositFen } = deposit;
  return {
    ...row,
    offers: [],
    activityPrice: { activityId: null, priceFen: row.goods.skuPriceFen, depositFen },
  };
}

type Orderer = Parameters<typeof quotedLines>[1];

async function loadWanted(
  db: Database,
  { lines, activity, quoteNo }: Pick<OrderRequest, "lines" | "activity" | "quoteNo">,
  owner: Orderer,
  benefits: BuyerBenefits,
  now: Date,
): Promise<WantedRow[]> {
  const skuIds = lines.map((line) => line.skuId);
  const rows = await loadGoods(db, skuIds);
  const offers = activity ? new Map() : await loadOffers(db, skuIds, now, owner.userId);
  const prices = await loadPackagePrices(
    db,
    lines.map((line) => line.comboId ?? 0),
  );
  const bySku = new Map(rows.map((row) => [row.skuId, row]));
  const wanted = lines.map(({ basketId, skuId, quantity, priceFenThen, comboId = 0 }) => {
    const goods = bySku.get(skuId);
    if (!goods) refuse("prodMissing");
    const packageFen = packageFenOf(prices, { comboId, skuId, quantity });
    const terms = { offers: offersOf(offers, skuId), memberFen: memberFenOf(benefits, goods) };
    return { basketId, goods, quantity, priceFenThen, ...terms, comboId, packageFen };
  });
  if (quoteNo !== undefined)
    return atQuotedPrices(wanted, (await quotedLines(db, owner, quoteNo, now)).lines);
  const isAlone = wanted.length === 1;
  if (!activity)
    return Promise.all(
      wanted.map(async (row) => forDeposit(await forPoints(db, owner, row, isAlone), isAlone, now)),
    );
  return Promise.all(wanted.map((row) => inActivity(db, owner, row, activity, now)));
}

const blockedOf = (row: WantedRow): BlockedRow[] => {
  const isPackage = row.comboId > 0;
  const isRedeemed = row.activityPrice?.score !== undefined;
  const why =
    (isRedeemed ? saleRefusal(row.goods) : goodsRefusal(row.goods)) ??
    (isPackage && row.packageFen === null ? "notForSale" : undefined) ??
    (isPackage ? stockRefusal(row.goods, row.quantity) : quantityRefusal(row.goods, row.quantity));
  return why ? [{ ...row, why }] : [];
};

/** Those of a package with one that is blocked are blocked with it. */
function blockedLines(blocked: readonly BlockedRow[]) {
  const skuIds = new Set(blocked.map(({ goods, comboId }) => lineName({ skuId: goods.skuId, comboId })));
  const comboIds = new Set(blocked.map(({ comboId }) => comboId).filter((id) => id > 0));
  return ({ skuId, comboId = 0 }: Pick<WantedLine, "skuId" | "comboId">) =>
    skuIds.has(lineName({ skuId, comboId })) || comboIds.has(comboId);
}

function refuseUnusable({
  request,
  draft,
  benefits,
}: Pick<Prepared, "request" | "draft" | "benefits">): void {
  const used = new Set(draft.usedCoupons.map((one) => one.userCouponId));
  if (request.couponUserIds?.some((id) => !used.has(id))) refuse("couponUnusable");
  const isUsable = request.points === null || isUsablePoints(request.points, draft.maxPoints);
  if (!isUsable)
    refuse(
      "pointsUnusable",
      { step: pointLimits.multipleOf, max: draft.maxPoints },
      { score: benefits.points },
    );
  if (draft.shops.some((shop) => shop.actualFen > orderLimits.maxAmountFen)) refuse("amountTooLarge");
}

export const giftPiecesOf = ({ draft }: Prepared): number =>
  draft.earnedGifts.reduce((sum, { quantity }) => sum + quantity, 0);

export async function prepare(
  db: Database,
  owner: Orderer,
  asked: OrderRequest,
  now: Date,
): Promise<Prepared> {
  await requirePurchase(db, owner);
  const held = await loadBuyerBenefits(db, owner.userId, now);
  const loaded = await loadWanted(db, asked, owner, held, now);
  const blocked = loaded.flatMap(blockedOf);
  if (asked.quoteNo !== undefined) refuseBlocked(blocked);
  const isBlocked = blockedLines(blocked);
  const all = loaded.filter(({ goods, comboId }) => !isBlocked({ skuId: goods.skuId, comboId }));
  const lines = asked.lines.filter((line) => !isBlocked(line));
  const request = lines.length > 0 ? { ...asked, lines } : asked;
  const address = await findAddress(db, owner, request.addrId);
  // An activity's price takes nothing more off, nor does that of a pre-sale or a quote.
  const hasActivityPrice = asked.activity !== undefined || all.some((row) => row.activityPrice);
  const benefits = hasActivityPrice ? { ...held, points: 0, coupons: [] } : held;
  const chosenTypes = new Map(request.dvyTypes.map((one) => [one.shopId, one.dvyType]));
  const deliveries = new Map(
    [...Map.groupBy(all, ({ goods }) => goods.shopId)].map(([shopId, goods]) => [
      shopId,
      deliveryOf(goods, address, chosenTypes.get(shopId)),
    ]),
  );
  const isRuledOut = ({ goods }: WantedRow) =>
    goods.mold !== molds.virtual && deliveries.get(goods.shopId)?.isRuledOut === true;
  const wanted = all.filter((one) => !isRuledOut(one));
  const discounted = hasActivityPrice ? [] : wanted;
  const discounts = await loadDiscounts(
    db,
    discounted.map(({ goods }) => goods.shopId),
    now,
  );
  const choices = {
    discounts: discounts.running,
    couponChoice: request.couponUserIds ?? ("best" as const),
    pointsWanted: request.points,
    dvyTypeOf: (shopId: number) => deliveries.get(shopId)?.dvyType ?? 1,
  };
  const draft = price(draftFromGoods(wanted, benefits, choices, now));
  refuseUnusable({ request, draft, benefits });
  const { actualFen, depositFen, score } = draft.totals;
  const ordered = draft.lines.map((line) => ({
    categoryIds: line.categoryIds,
    fen: line.totalFen - shareOfLine(line),
  }));
  const buying = await buyingNeed(
    db,
    owner,
    { actualFen, lines: ordered, canWait: !hasActivityPrice || asked.quoteNo !== undefined },
    now,
  );
  return {
    request: {
      ...request,
      ...(depositFen > 0 ? { depositFen } : {}),
      ...(score > 0 ? { score } : {}),
    },
    address,
    wanted,
    ruledOut: all.filter(isRuledOut),
    blocked,
    deliveries,
    needsAddress: all.some(({ goods }) => goods.mold !== molds.virtual),
    benefits,
    discounts,
    draft,
    exchange: score > 0 ? { score, owned: held.points, missing: missingPoints(held.points, score) } : null,
    buying,
  };
}
