/**
 * What a buyer has chosen at the checkout, carried by its address: a reload, a shared tab and a lost session keep it.
 * Pure. What is typed (messages, required fields) is in checkout-form.ts.
 */
import type { InputOf } from "@tradehall/api-client/contract";
import type { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { toId } from "@tradehall/mall-rules/checks/id";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { invoiceTypeName, invoiceTypes } from "@tradehall/mall-rules/states/payment/invoice";

export interface OrderChoices {
  addrId?: number;
  /** Present: exactly these coupons, even none. */
  couponUserIds?: number[];
  /** Points to use; missing is none. */
  points?: number;
  /** Delivery by shop. */
  dvyTypes: { shopId: number; dvyType: number }[];
  /** Kind and title of the invoice; missing is none. */
  invoice?: { invoiceType: 1 | 2; titleId: number };
  /** Of a submit whose fate is unknown: another choice is one of the same order, so that none is made twice. */
  uuid?: string;
  /** Buy now: this instead of the cart's ticked lines. */
  orderItem?: {
    prodId: number;
    skuId: number;
    prodCount: number;
    /** A package with the product in it, instead of the product alone. */
    comboId?: number;
    /** Bought in this activity: a flash sale by its secret, a group buying in a new team or the one that is named. */
    activityId?: number;
    secret?: string;
    teamId?: number;
  };
  /** All that a quote offers, at its prices: this instead of the cart's ticked lines. */
  quoteNo?: string;
  /** The flash sale's product it is bought at. */
  seckill?: number;
  /** Redeemed with points, on the page for that. */
  isRedeemed?: boolean;
}

const wireTypes: readonly number[] = Object.values(deliveryTypes);

export function readChoices(search: URLSearchParams): OrderChoices {
  const addrId = toId(search.get("addrId"));
  const points = toId(search.get("points"));
  const prodId = toId(search.get("prodId"));
  const skuId = toId(search.get("skuId"));
  const teamId = toId(search.get("teamId"));
  const comboId = toId(search.get("combo"));
  const coupons = search.get("coupons");
  const uuid = search.get("confirm");
  const [, invoiceType, titleId] = /^([12])-(\d{1,15})$/.exec(search.get("invoice") ?? "") ?? [];
  const seckill = toId(search.get("seckill"));
  const quoteNo = search.get("quote");
  const activityId = toId(search.get("activity"));
  const secret = search.get("secret");
  const dvyTypes = search.getAll("dvy").flatMap((pair) => {
    const [shopId = Number.NaN, dvyType = 0] = pair.split(":").map(Number);
    return Number.isInteger(shopId) && wireTypes.includes(dvyType) ? [{ shopId, dvyType }] : [];
  });
  return {
    dvyTypes,
    ...(addrId === undefined ? {} : { addrId }),
    ...(points === undefined ? {} : { points }),
    ...(coupons === null ? {} : { couponUserIds: coupons.split(",").flatMap((text) => toId(text) ?? []) }),
    ...(titleId
      ? {
          invoice: {
            invoiceType: invoiceTypes[invoiceTypeName(Number(invoiceType))],
            titleId: Number(titleId),
          },
        }
      : {}),
    ...(uuid && /^[\da-f-]{36}$/.test(uuid) ? { uuid } : {}),
    ...(prodId && skuId
      ? {
          orderItem: {
            ...{ prodId, skuId, prodCount: Math.max(1, toId(search.get("count")) ?? 1) },
            ...(activityId ? { activityId } : {}),
            ...(secret ? { secret } : {}),
            ...(activityId && teamId ? { teamId } : {}),
            ...(comboId ? { comboId } : {}),
          },
        }
      : {}),
    ...(seckill ? { seckill } : {}),
    ...(search.has("redeem") ? { isRedeemed: true } : {}),
    ...(quoteNo && /^Q\d{20,30}$/.test(quoteNo) ? { quoteNo } : {}),
  };
}

/** Choices that may stop to hold while the page is: spent, gone or too many. */
const frailChoices = ["points", "couponUserIds", "addrId"] as const;
export type FrailChoice = (typeof frailChoices)[number];

/** The choice that was given up on the way here, for the page to say so. */
export const readUndone = (search: URLSearchParams): FrailChoice | undefined =>
  frailChoices.find((name) => name === search.get("undone"));

/** Choices with less of what may no longer hold, those that lose least first. */
export function lesserChoices(choices: OrderChoices): { undone: FrailChoice; choices: OrderChoices }[] {
  const without = (from: OrderChoices, name: FrailChoice): OrderChoices => {
    const { [name]: _, ...rest } = from;
    return rest;
  };
  const made = frailChoices.filter((name) => choices[name] !== undefined);
  const lesser = made.map((undone) => ({ undone, choices: without(choices, undone) }));
  const [undone] = made;
  return undone && made.length > 1 ? [...lesser, { undone, choices: made.reduce(without, choices) }] : lesser;
}

/** The choices as the query of an address, which `readChoices` reads back. */
export const choiceParams = (choices: OrderChoices, undone?: FrailChoice) => ({
  seckill: choices.seckill,
  redeem: choices.isRedeemed ? 1 : undefined,
  activity: choices.orderItem?.activityId,
  secret: choices.orderItem?.secret,
  prodId: choices.orderItem?.prodId,
  skuId: choices.orderItem?.skuId,
  count: choices.orderItem?.prodCount,
  teamId: choices.orderItem?.teamId,
  combo: choices.orderItem?.comboId,
  addrId: choices.addrId,
  coupons: choices.couponUserIds?.join(","),
  points: choices.points || undefined,
  dvy: choices.dvyTypes.map(({ shopId, dvyType }) => `${shopId}:${dvyType}`),
  invoice: choices.invoice && `${choices.invoice.invoiceType}-${choices.invoice.titleId}`,
  quote: choices.quoteNo,
  confirm: choices.uuid,
  undone,
});

/** The choices as confirm and submit take them. */
export const toRequest = (choices: OrderChoices) => ({
  addrId: choices.addrId ?? 0,
  ...(choices.dvyTypes.length > 0 ? { dvyTypes: choices.dvyTypes } : {}),
  ...(choices.couponUserIds
    ? { userChangeCoupon: 1 as const, couponUserIds: choices.couponUserIds }
    : { userChangeCoupon: 0 as const }),
  isScorePay: choices.points ? (1 as const) : (0 as const),
  userUseScore: choices.points ?? 0,
});

type ConfirmBody = NonNullable<InputOf<typeof confirmOrder>["body"]>;

/** The order with these choices, as its confirm is asked for. */
export const toConfirm = ({ orderItem, uuid, quoteNo, ...rest }: OrderChoices): ConfirmBody => ({
  ...toRequest(rest),
  ...(uuid ? { uuid } : {}),
  ...(quoteNo ? { quoteNo } : {}),
  ...(orderItem ? { orderItem } : {}),
});
