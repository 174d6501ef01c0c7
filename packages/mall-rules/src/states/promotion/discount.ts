/** What a shop takes off, or gives, by what is ordered of it together: spend-and-save (满减) and gifts (满赠). */
export const discountKinds = ["spendSave", "gift"] as const;
export type DiscountKind = (typeof discountKinds)[number];

export const isDiscountKind = (kind: string): kind is DiscountKind =>
  discountKinds.some((one) => one === kind);
