import { day } from "./units.ts";

/** Purchase lists (采购清单). */
export const purchaseListLimits = {
  /** Lists of one buyer. */
  perUser: 50,
  /** Lines of one list. */
  lines: 500,
  /** Characters of a name and of a line's note. */
  name: 30,
  note: 100,
  /** A removed list can be taken back this long. */
  undoMs: day,
} as const;
