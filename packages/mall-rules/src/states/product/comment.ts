/** Reviews: what their stars mean, which tags fit them, and what their buyer may still do with them. */
import { commentLimits } from "../../limits/index.ts";

export const commentScores = [1, 2, 3, 4, 5] as const;
export type CommentScore = (typeof commentScores)[number];

/** Stars from which a review is good, and up to which it is bad. */
export const goodScore = 4;
export const badScore = 2;

/** Wire numbers of a review's kind, and of what a product's reviews can be filtered by beside it. */
export const commentKinds = { good: 0, medium: 1, bad: 2 } as const;
export type CommentKind = keyof typeof commentKinds;

export const commentKind = (score: number): CommentKind =>
  score >= goodScore ? "good" : score > badScore ? "medium" : "bad";

/** Tags by the kind of review that they fit. */
const tagsByKind = {
  good: ["quality", "asDescribed", "fastShipping", "wellPacked", "goodValue", "fitsWell"],
  bad: ["poorQuality", "notAsDescribed", "slowShipping", "damaged", "overpriced", "doesNotFit"],
} as const;
export const commentTags = [...tagsByKind.good, ...tagsByKind.bad] as const;
export type CommentTag = (typeof commentTags)[number];

/** The tags that fit so many stars; a middling review may take any. */
export function tagsOf(score: number): readonly CommentTag[] {
  const kind = commentKind(score);
  return kind === "medium" ? commentTags : tagsByKind[kind];
}

export const commentActions = ["followUp", "delete"] as const;
export type CommentAction = (typeof commentActions)[number];

/** What its buyer may do with a review now. */
export function allowedCommentActions(facts: {
  createdAt: Date;
  hasFollowUp: boolean;
  now: Date;
}): CommentAction[] {
  const isOpen = facts.now.getTime() < facts.createdAt.getTime() + commentLimits.followUpMs;
  return commentActions.filter((action) => action !== "followUp" || (isOpen && !facts.hasFollowUp));
}
