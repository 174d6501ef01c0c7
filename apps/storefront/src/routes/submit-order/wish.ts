/**
 * The buyer's choices on /submit-order, carried by its address: a reload, a shared tab and a lost session keep them.
 * What is typed (messages, required fields) is kept as a draft instead.
 */

import { toId } from "@tradehall/mall-rules/checks/id";
import { deliveryTypes } from "@tradehall/mall-rules/states/delivery";
import { invoiceTypeName, invoiceTypes } from "@tradehall/mall-rules/states/invoice";
import { type Locale, pageNames } from "@tradehall/mall-rules/words";
import { hrefTo } from "../../href-to.ts";

export interface OrderWish {
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
  /** The flash sale's product it is bought at. */
  seckill?: number;
}

const wireTypes: readonly number[] = Object.values(deliveryTypes);

export function readWish(search: URLSearchParams): OrderWish {
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
  const activityId = toId(search.get("activity"));
  const secret = search.get("secret");
  const dvyTypes = search.getAll("dvy").flatMap((pair) => {
    const [shopId, dvyType] = pair.split(":").map(Number);
    return Number.isInteger(shopId) && wireTypes.includes(dvyType ?? 0)
      ? [{ shopId: shopId as number, dvyType: dvyType as number }]
      : [];
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
  };
}

/** Choices that may stop to hold while the page stands: spent, gone or too many. */
const frailChoices = ["points", "couponUserIds", "addrId"] as const;
export type FrailChoice = (typeof frailChoices)[number];

/** The choice that was given up on the way here, for the page to say so. */
export const readUndone = (search: URLSearchParams): FrailChoice | undefined =>
  frailChoices.find((name) => name === search.get("undone"));

/** Wishes with less of what may no longer hold, those that lose least first. */
export function lesserWishes(wish: OrderWish): { undone: FrailChoice; wish: OrderWish }[] {
  const without = (from: OrderWish, name: FrailChoice): OrderWish => {
    const { [name]: _, ...rest } = from;
    return rest;
  };
  const made = frailChoices.filter((name) => wish[name] !== undefined);
  const lesser = made.map((undone) => ({ undone, wish: without(wish, undone) }));
  const [undone] = made;
  return undone && made.length > 1 ? [...lesser, { undone, wish: made.reduce(without, wish) }] : lesser;
}

const pageOf = ({ seckill }: OrderWish) => (seckill ? "secdetail-confirm-order" : "submit-order");

/** The page itself, to which its dialogs post. */
export const actionOf = (wish: OrderWish): string => hrefTo(pageOf(wish));

/** The address of the page with this wish. */
export const wishHref = (wish: OrderWish, undone?: FrailChoice): string =>
  hrefTo(pageOf(wish), {
    seckill: wish.seckill,
    activity: wish.orderItem?.activityId,
    secret: wish.orderItem?.secret,
    prodId: wish.orderItem?.prodId,
    skuId: wish.orderItem?.skuId,
    count: wish.orderItem?.prodCount,
    teamId: wish.orderItem?.teamId,
    combo: wish.orderItem?.comboId,
    addrId: wish.addrId,
    coupons: wish.couponUserIds?.join(","),
    points: wish.points || undefined,
    dvy: wish.dvyTypes.map(({ shopId, dvyType }) => `${shopId}:${dvyType}`),
    invoice: wish.invoice && `${wish.invoice.invoiceType}-${wish.invoice.titleId}`,
    confirm: wish.uuid,
    undone,
  });

/** The wish as confirm and submit take it. */
export const toRequest = (wish: OrderWish) => ({
  addrId: wish.addrId ?? 0,
  ...(wish.dvyTypes.length > 0 ? { dvyTypes: wish.dvyTypes } : {}),
  ...(wish.couponUserIds
    ? { userChangeCoupon: 1 as const, couponUserIds: wish.couponUserIds }
    : { userChangeCoupon: 0 as const }),
  isScorePay: wish.points ? (1 as const) : (0 as const),
  userUseScore: wish.points ?? 0,
});

/** The page that chooses the invoice, and leads back to this wish. */
export const invoiceHref = (wish: OrderWish): string =>
  hrefTo("invoice-info-select", { checkout: wishHref(wish).split("?")[1] ?? "" });

/** Where an order that was made already is found. */
export const ordersLink = (locale: Locale) => ({
  href: hrefTo("uc-order"),
  label: pageNames.orders[locale],
});

/** What the buyer types belongs to these goods. */
export const draftKey = ({ orderItem }: OrderWish): string =>
  orderItem ? `submit-order:${orderItem.skuId}` : "submit-order:cart";
