import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { type SQL, sql } from "drizzle-orm";
import { comments } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { requireProduct } from "#server/modules/goods/listed-product.ts";
import { evaluations, ofProduct } from "./comment-rows.ts";

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
    })
    .from(comments)
    .where(ofProduct(query.prodId));
  const { number, praiseNumber, ...rest } = counts ?? {
    ...{ number: 0, praiseNumber: 0, secondaryNumber: 0, negativeNumber: 0, picNumber: 0 },
  };
  const positiveRating = number === 0 ? 100 : Math.round((praiseNumber / number) * 100);
  return { positiveRating, number, praiseNumber, ...rest };
});
