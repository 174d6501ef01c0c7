import { day, minute } from "./units.ts";

/** Monthly statements. */
export const statementLimits = {
  /** How long after its end a month closes. */
  closesAfterMs: 10 * minute,
  /** Months that a list shows. */
  months: 36,
  /** Characters of a question about a line. */
  question: 200,
  /** Questions of a person within `questionsMs`. */
  questions: 20,
  questionsMs: day,
} as const;
