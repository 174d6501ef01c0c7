/** Kinds of terms that a shop publishes (Spec §9 "Footer terms types"). */
export const termsTypes = { privacy: 1, sales: 4 } as const;
export type TermsType = (typeof termsTypes)[keyof typeof termsTypes];

/** Whether what an address names is a kind of terms. */
export const isTermsType = (type: number): type is TermsType =>
  type === termsTypes.privacy || type === termsTypes.sales;
