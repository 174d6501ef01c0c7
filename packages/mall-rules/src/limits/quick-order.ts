/** Quick order (快速下单): a pasted or uploaded list of codes and quantities. */
export const quickOrderLimits = {
  /** Rows of one list. */
  rows: 5_000,
  /** Characters of the whole list, all of its columns. */
  text: 300_000,
  /** Characters of a code. */
  code: 64,
  /** Goods of one code that are answered. */
  matches: 10,
  /** Goods that are offered in the place of a code that is not known. */
  suggestions: 3,
  /** Rows of the result shown on one page. */
  shown: 100,
} as const;
