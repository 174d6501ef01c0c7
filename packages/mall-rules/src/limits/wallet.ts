/** Points and balances. */

/** Points: 1 per yuan paid, 100 are one yuan (decisions). */
export const pointLimits = {
  perYuanPaid: 1,
  perYuanValue: 100,
  multipleOf: 10,
  /** Greatest share of the goods total that points may pay. */
  maxShareOfGoods: 0.5,
  /** Points lapse with the end of this year after their receipt: of the second. */
  lapseAfterYears: 2,
  /** Points are told of this long before they lapse: a month. */
  remindMs: 30 * 24 * 3_600_000,
} as const;

/** Top-up of the balance, in fen (Spec §5). */
export const balanceLimits = {
  minTopUpFen: 1,
  maxTopUpFen: 10_000_000,
  /** What a balance may reach by topping up. */
  maxFen: 100_000_000,
  /** Amounts that the form offers, in whole yuan. */
  offeredYuan: [100, 500, 1_000, 5_000, 10_000, 50_000],
} as const;
