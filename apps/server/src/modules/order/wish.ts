/** What a buyer wants: kept with the confirm, completed by submit, priced anew each time. */

import type { ConfirmRequest, SubmitRequest } from "@tradehall/api-client/models/order";
import type { Fen } from "@tradehall/mall-rules/money";
import type * as v from "valibot";

export interface WantedLine {
  /** 0 for buy-now. */
  basketId: number;
  skuId: number;
  quantity: number;
  /** Of a cart's line: the price it was put in at. */
  priceFenThen?: Fen;
}

export interface OrderWish {
  lines: WantedLine[];
  /** 0 is the default address. */
  addrId: number;
  dvyTypes: { shopId: number; dvyType: number }[];
  /** Exactly these coupons; null lets the server choose the best. */
  couponUserIds: number[] | null;
  /** 0 none, null as many as allowed. */
  points: number | null;
}

type Choices = Omit<v.InferOutput<typeof ConfirmRequest>, "uuid" | "orderItem"> &
  Partial<Pick<v.InferOutput<typeof SubmitRequest>, "actualTotal">>;

/** The choices of a call over those made before; what a call does not name stays. */
export function wishOf(lines: WantedLine[], choices: Choices, before?: OrderWish): OrderWish {
  const { addrId, dvyTypes, userChangeCoupon, couponUserIds, isScorePay, userUseScore } = choices;
  const couponWish = () => {
    if (userChangeCoupon === 1) return couponUserIds ?? [];
    return userChangeCoupon === 0 ? null : (before?.couponUserIds ?? null);
  };
  const pointsWish = () => {
    if (isScorePay === 1) return userUseScore ?? null;
    return isScorePay === 0 ? 0 : before ? before.points : 0;
  };
  return {
    lines,
    addrId: addrId ?? before?.addrId ?? 0,
    dvyTypes: dvyTypes ?? before?.dvyTypes ?? [],
    couponUserIds: couponWish(),
    points: pointsWish(),
  };
}
