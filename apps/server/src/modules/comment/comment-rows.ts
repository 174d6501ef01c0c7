/** Reviews as everyone reads them, and as their buyer does. */
import type { OwnComment, ProdComment } from "@tradehall/api-client/models/comment";
import {
  allowedCommentActions,
  badScore,
  commentKind,
  commentKinds,
  goodScore,
} from "@tradehall/mall-rules/states/product/comment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import type { OrPlaceholder } from "#server/db/statement.ts";

type CommentRow = typeof comments.$inferSelect;

export const hasPictures: SQL = sql`cardinality(${comments.pictures}) + cardinality(${comments.followUpPictures}) > 0`;

/** Conditions by the wire's number: 0 good, 1 medium, 2 bad, 3 with pictures. */
export const evaluations: Record<number, SQL | undefined> = {
  0: gte(comments.score, goodScore),
  1: and(lt(comments.score, goodScore), gt(comments.score, badScore)),
  2: lte(comments.score, badScore),
  3: hasPictures,
};

export const ofProduct = (prodId: OrPlaceholder<number>): SQL =>
  sql`${eq(comments.prodId, prodId)} and not ${comments.isDeleted}`;

/** Share of good reviews in percent; 100 without reviews. */
export const positiveRating = (count: number, good: number): number =>
  count === 0 ? 100 : Math.round((good / count) * 100);

/** First and last character of a name: 采***员; one character keeps itself. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  return `${letters[0] ?? ""}***${letters.length > 1 ? letters.at(-1) : ""}`;
}

/** Never says whose review an anonymous one is, not by picture either. */
export function toComment(row: CommentRow): ProdComment {
  return {
    prodCommId: row.id,
    prodId: row.prodId,
    score: row.score,
    evaluate: commentKinds[commentKind(row.score)],
    content: row.content,
    pics: row.pictures.join(","),
    tags: row.tags,
    isAnonymous: row.anonymous ? 1 : 0,
    nickName: row.anonymous ? maskName(row.nickName) : row.nickName,
    pic: row.anonymous ? "" : row.avatar,
    skuName: row.skuName,
    recTime: chinaTime(row.createdAt),
    replyContent: row.reply,
    replyTime: row.repliedAt ? chinaTime(row.repliedAt) : null,
    followUp:
      row.followUp !== null && row.followUpAt
        ? {
            content: row.followUp,
            pics: row.followUpPictures.join(","),
            recTime: chinaTime(row.followUpAt),
          }
        : null,
  };
}

/** Says the buyer's own name and picture, also where others do not see them. */
export const toOwnComment = (row: CommentRow, now: Date): OwnComment => ({
  ...toComment(row),
  nickName: row.nickName,
  pic: row.avatar,
  allowedActions: allowedCommentActions({
    createdAt: row.createdAt,
    hasFollowUp: row.followUpAt !== null,
    now,
  }),
});
