/** Reviews as everyone reads them. */
import type { ProdComment } from "@tradehall/api-client/models/comment";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import type { OrPlaceholder } from "#server/db/statement.ts";

/** Stars from which a review is good, and up to which it is bad. */
const goodFrom = 4;
const badTo = 2;

const hasPictures: SQL = sql`cardinality(${comments.pictures}) > 0`;

/** Conditions by the wire's number: 0 good, 1 medium, 2 bad, 3 with pictures. */
export const evaluations: Record<number, SQL | undefined> = {
  0: gte(comments.score, goodFrom),
  1: and(lt(comments.score, goodFrom), sql`${comments.score} > ${badTo}`),
  2: lte(comments.score, badTo),
  3: hasPictures,
};

export const ofProduct = (prodId: OrPlaceholder<number>): SQL => eq(comments.prodId, prodId);

/** First and last character of a name: 采***员; one character keeps itself. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  return `${letters[0] ?? ""}***${letters.length > 1 ? letters.at(-1) : ""}`;
}

/** Never says whose review an anonymous one is, not by picture either. */
export function toComment(row: typeof comments.$inferSelect): ProdComment {
  return {
    prodCommId: row.id,
    prodId: row.prodId,
    score: row.score,
    evaluate: row.score >= goodFrom ? 0 : row.score > badTo ? 1 : 2,
    content: row.content,
    pics: row.pictures.join(","),
    isAnonymous: row.anonymous ? 1 : 0,
    nickName: row.anonymous ? maskName(row.nickName) : row.nickName,
    pic: row.anonymous ? "" : row.avatar,
    skuName: row.skuName,
    recTime: chinaTime(row.createdAt),
    replyContent: row.reply,
    replyTime: row.repliedAt ? chinaTime(row.repliedAt) : null,
  };
}
