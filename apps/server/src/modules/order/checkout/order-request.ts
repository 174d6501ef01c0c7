/** What a buyer asks to order: stored with the confirm, completed by submit, priced again each time. */

import type { ConfirmRequest } from "@tradehall/api-client/models/order";
import type { SubmitRequest } from "@tradehall/api-client/models/submit-order";
import type { Fen } from "@tradehall/mall-rules/money";
import type { OwnStockKind } from "@tradehall/mall-rules/states/promotion/activity";
import type * as v from "valibot";

export interface WantedLine {
  /** 0 for buy-now. */
  basketId: number;
  skuId: number;
  quantity: number;
  /** The package it is wanted with; none where it is missing. */
  comboId?: number;
  /** Of a cart's line: the price it was put in at. */
  priceFenThen?: Fen;
}

/** The one line is bought in an activity: a flash sale or a group buying. */
export interface InActivity {
  activityId: number;
  kind: OwnStockKind;
  /** The team to join; missing opens one. Group buying only. */
  teamId?: number;
  /** What the activity gave this buyer to order with. */
  secret?: string;
}

export interface OrderRequest {
  lines: WantedLine[];
  activity?: InActivity;
  /** The quote whose lines and prices it has. */
  quoteNo?: string;
  /** The deposit that the buyer was shown; a pre-sale's only. */
  depositFen?: Fen;
  /** The points that points goods cost as the buyer was shown them; of no other goods. */
  score?: number;
  /** 0 is the default address. */
  addrId: number;
  dvyTypes: { shopId: number; dvyType: number }[];
  /** Exactly these coupons; null lets the server choose the best. */
  couponUserIds: number[] | null;
  /** 0 none, null as many as allowed. */
  points: number | null;
}

type Choices = Omit<v.InferOutput<typeof ConfirmRequest>, "uuid" | "orderItem" | "quoteNo"> &
  Partial<Pick<v.InferOutput<typeof SubmitRequest>, "actualTotal">>;

/** The choices of a call over those made before; what a call does not name stays. */
export function requestOf(
  {
    lines,
    activity,
    quoteNo,
    depositFen,
    score,
  }: Pick<OrderRequest, "lines" | "activity" | "quoteNo" | "depositFen" | "score">,
  choices: Choices,
  before?: OrderRequest,
): OrderRequest {
  const { addrId, dvyTypes, userChangeCoupon, couponUserIds, isScorePay, userUseScore } = choices;
  const couponIds = () => {
    if (userChangeCoupon === 1) return couponUserIds ?? [];
    return userChangeCoupon === 0 ? null : (before?.couponUserIds ?? null);
  };
  const points = () => {
    if (isScorePay === 1) return userUseScore ?? null;
    return isScorePay === 0 ? 0 : before ? before.points : 0;
  };
  return {
    lines,
    ...(activity ? { activity } : {}),
    ...(quoteNo === undefined ? {} : { quoteNo }),
    ...(depositFen === undefined ? {} : { depositFen }),
    ...(score === undefined ? {} : { score }),
    addrId: addrId ?? before?.addrId ?? 0,
    dvyTypes: dvyTypes ?? before?.dvyTypes ?? [],
    couponUserIds: couponIds(),
    points: points(),
  };
}
