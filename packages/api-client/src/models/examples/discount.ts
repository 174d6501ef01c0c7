/** Offers of shops as the API page shows them. */
import type { CartTowards, Discount, DiscountInfo, SpecialActivity } from "../discount.ts";
import { cardExample } from "./catalogue.ts";

const now = 1_795_397_400_000;
const day = 86_400_000;

export const saveExample: Discount = {
  discountId: 101,
  kind: "spendSave",
  name: "自营工具满减",
  isEvery: 0,
  steps: [
    { threshold: "300.00", reduce: "30.00", gift: null },
    { threshold: "600.00", reduce: "80.00", gift: null },
  ],
  endsAt: now + 3 * day,
};

export const discountInfoExample: DiscountInfo = {
  discountId: 101,
  kind: "spendSave",
  name: "自营工具满减",
  status: "inProgress",
  startsAt: now - day,
  endsAt: now + 3 * day,
  startTime: "2026-11-20 09:30:00",
  endTime: "2026-11-24 09:30:00",
  shopId: 1,
  shopName: "百工自营",
  steps: saveExample.steps,
  isEvery: 0,
  now,
};

export const specialExample: SpecialActivity = {
  discountId: 7,
  name: "五金工具限时八五折",
  status: "inProgress",
  startsAt: now - day,
  endsAt: now + 3 * day,
  startTime: "2026-11-20 09:30:00",
  prodTotal: 10,
  prods: [{ ...cardExample, offerPrice: "15.70", usualPrice: "18.50", total: 500, left: 320 }],
};

export const towardsExample: CartTowards = {
  pieces: 10,
  counted: "185.00",
  reduce: "0.00",
  missing: "115.00",
  next: { threshold: "300.00", reduce: "30.00", gift: null },
  coupon: null,
};
