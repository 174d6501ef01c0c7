import { expect, test } from "vitest";
import { commentLimits } from "../../limits/index.ts";
import { allowedCommentActions, commentKind, commentScores, commentTags, tagsOf } from "./comment.ts";

test("each number of stars is one kind, and its tags fit it", () => {
  expect(commentScores.map(commentKind)).toEqual(["bad", "bad", "medium", "good", "good"]);
  expect(tagsOf(5)).not.toEqual(expect.arrayContaining([...tagsOf(1)]));
  expect(tagsOf(3)).toEqual(commentTags);
});

test("a follow-up is taken once and in time, a review can always be taken away", () => {
  const createdAt = new Date("2026-01-01T00:00:00Z");
  const at = (ms: number, hasFollowUp = false) =>
    allowedCommentActions({ createdAt, hasFollowUp, now: new Date(createdAt.getTime() + ms) });
  expect(at(commentLimits.followUpMs - 1)).toEqual(["followUp", "delete"]);
  expect(at(commentLimits.followUpMs)).toEqual(["delete"]);
  expect(at(0, true)).toEqual(["delete"]);
});
