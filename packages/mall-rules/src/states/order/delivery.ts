import { nameOfNumber } from "../../records/index.ts";

/** Delivery methods with the family's wire numbers (Spec §3). */
export const deliveryTypes = { express: 1, pickup: 2, none: 3, sameCity: 4 } as const;
export type DeliveryType = keyof typeof deliveryTypes;
export const deliveryTypeName = (number: number): DeliveryType =>
  nameOfNumber(deliveryTypes, number) ?? "express";

/** Where a parcel is: none, collected, in transit, in the city, signed, problem. */
export const parcelStates = {
  none: 0,
  collected: 1,
  inTransit: 2,
  inCity: 201,
  signed: 3,
  problem: 4,
} as const;

/** Kinds of goods (Spec §3). */
export const molds = { physical: 0, virtual: 1, combo: 2 } as const;

/** Product types (Spec §3): normal, collage, seckill, integral; 5 is a limited-time offer. */
export const prodTypes = { normal: 0, collage: 1, seckill: 2, integral: 3, activity: 5 } as const;

/** Product status: only 1 is on sale. */
export const prodStatuses = { deleted: -1, offByShop: 0, onSale: 1, offByPlatform: 2, inReview: 6 } as const;
