/** Checks of what is asked about a line of a statement. */
import { statementLimits } from "../limits/index.ts";
import type { FormRules } from "./form.ts";
import { lengthBetween, normalizeText } from "./text.ts";

export const statementQuestionRules = {
  question: { normalize: normalizeText, check: lengthBetween(1, statementLimits.question, "question") },
} satisfies FormRules;
