import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import type { CommentTag } from "@tradehall/mall-rules/states/product/comment";
import { type SQL, sql } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { evaluations, ofProduct, positiveRating } from "./comment-rows.ts";

const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;

export default handle(getCommentData, async ({ query }, { db }) => {
  await requireProduct(db, query.prodId);
  const [counts] = await db
    .select({
      number: sql<number>`count(*)::int`,
      praiseNumber: countWhere(evaluations[0]),
      secondaryNumber: countWhere(evaluations[1]),
      negativeNumber: countWhere(evaluations[2]),
      picNumber: countWhere(evaluations[3]),
      averageScore: sql<number>`coalesce(round(avg(${comments.score}), 1), 0)::float8`,
    })
    .from(comments)
    .where(ofProduct(query.prodId));
  const tag = sql<CommentTag>`unnest(${comments.tags})`;
  const tags = await db
    .select({ tag, count: sql<number>`count(*)::int` })
    .from(comments)
    .where(ofProduct(query.prodId))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);
  const { number, praiseNumber, ...rest } = counts ?? {
    ...{ number: 0, praiseNumber: 0, secondaryNumber: 0, negativeNumber: 0, picNumber: 0, averageScore: 0 },
  };
  return { positiveRating: positiveRating(number, praiseNumber), number, praiseNumber, ...rest, tags };
});
