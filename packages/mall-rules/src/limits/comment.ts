import { day } from "./units.ts";

/** Reviews (Spec §5). */
export const commentLimits = {
  length: 150,
  pictures: 9,
  tags: 6,
  /** How long a review takes one follow-up. */
  followUpMs: 180 * day,
  /** Lines of an order reviewed in one go. */
  linesAtOnce: 50,
} as const;
