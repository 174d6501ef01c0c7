/** Checks of a review (Spec §5 "Comment: not empty, up to 150 characters, up to 9 images"). */
import { commentLimits } from "../limits/index.ts";
import { commentScores } from "../states/product/comment.ts";
import type { FormRules } from "./form.ts";
import { lengthBetween, trimmed } from "./text.ts";

export const checkCommentText = lengthBetween(1, commentLimits.length, "content");

/** The form of a follow-up. */
export const followUpRules = { content: { normalize: trimmed, check: checkCommentText } } satisfies FormRules;

/** The form of a review, for each line of an order. */
export const commentRules = {
  score: {
    check: (score) =>
      commentScores.some((one) => String(one) === score) ? undefined : { reason: "notChosen", of: "score" },
  },
  ...followUpRules,
} satisfies FormRules;
