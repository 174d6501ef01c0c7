import { getSimilarProds } from "@tradehall/api-client/endpoints/prod/get-similar-prods";
import { prodTypes } from "@tradehall/mall-rules/states/delivery";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import { products } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { handle } from "#server/handle.ts";
import { isListed, loadCards } from "./product-cards.ts";

/** Best sellers of the kind that are looked at closer, so that no category is too large to be asked. */
const looked = 60;

const facts = {
  id: products.id,
  categoryId: products.categoryId,
  parameters: products.parameters,
  priceFen: products.priceFen,
  inStock: products.inStock,
};
type Facts = Pick<typeof products.$inferSelect, keyof typeof facts>;

const original = statement<{ prodId: number }>()((db, { prodId }) =>
  db
    .select({ ...facts, secondaryCategoryId: products.secondaryCategoryId })
    .from(products)
    .where(eq(products.id, prodId)),
);

const candidates = statement<{ prodId: number; categoryId: number; secondaryCategoryId: number }>()(
  (db, { prodId, categoryId, secondaryCategoryId }) =>
    db
      .select(facts)
      .from(products)
      .where(
        and(
          isListed,
          eq(products.secondaryCategoryId, secondaryCategoryId),
          ne(products.id, prodId),
          ne(products.prodType, prodTypes.integral),
        ),
      )
      .orderBy(desc(eq(products.categoryId, categoryId)), desc(products.soldNum), asc(products.id))
      .limit(looked),
);

/** Smaller is more alike: the same kind, in stock, few parameters that differ, a price that is near. */
export function unlikeness(one: Facts, other: Facts): number {
  const own = new Set(one.parameters.map(({ key, value }) => `${key}=${value}`));
  const shared = other.parameters.filter(({ key, value }) => own.has(`${key}=${value}`)).length;
  const price = Math.abs(Math.log((other.priceFen + 1) / (one.priceFen + 1)));
  return (
    (other.categoryId === one.categoryId ? 0 : 100) +
    (other.inStock ? 0 : 50) -
    shared * 2 +
    Math.min(price, 4)
  );
}

export default handle(getSimilarProds, async ({ query: { prodId, size } }, { db, clock }) => {
  const [one] = await original(db, { prodId });
  if (!one) return [];
  const { categoryId, secondaryCategoryId } = one;
  const found = await candidates(db, { prodId, categoryId, secondaryCategoryId });
  const ids = found
    .map((other) => ({ id: other.id, by: unlikeness(one, other) }))
    .sort((a, b) => a.by - b.by || a.id - b.id)
    .slice(0, size)
    .map(({ id }) => id);
  return loadCards(db, clock.now(), ids);
});
