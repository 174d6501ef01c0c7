import { getSimilarProds } from "@tradehall/api-client/endpoints/product/get-similar-prods";
import { toFlag } from "@tradehall/api-client/models/wire";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import { products, shops } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import { handle } from "#server/handle.ts";
import { askedRegion } from "../address/asked-region.ts";
import { isListed, loadCards } from "./product-cards.ts";
import { isDelivered } from "./product-delivery.ts";

/** Best sellers of the kind that are looked at closer, so that no category is too large to be asked. */
const looked = 60;

const facts = {
  id: products.id,
  categoryId: products.categoryId,
  parameters: products.parameters,
  priceFen: products.priceFen,
  inStock: products.inStock,
  brandId: products.brandId,
  mold: products.mold,
};
type Facts = Pick<typeof products.$inferSelect, keyof typeof facts>;
type Candidate = Facts & { shop: typeof shops.$inferSelect };

const original = statement<{ prodId: number }>()((db, { prodId }) =>
  db
    .select({ ...facts, secondaryCategoryId: products.secondaryCategoryId })
    .from(products)
    .where(eq(products.id, prodId)),
);

const candidates = statement<{ prodId: number; categoryId: number; secondaryCategoryId: number }>()(
  (db, { prodId, categoryId, secondaryCategoryId }) =>
    db
      .select({ ...facts, shop: shops })
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId))
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
export function dissimilarity(one: Facts, other: Facts): number {
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

/** Parameters that name goods instead of describing them: they always differ. */
const naming: ReadonlySet<string> = new Set(["品牌", "货号", "型号", "商品编号"]);
const describing = ({ parameters }: Facts) => parameters.filter(({ key }) => !naming.has(key));

/** Names of the one's parameters that the other has not, or with another value. */
const differing = (one: Facts, other: Facts): string[] =>
  describing(one)
    .filter(({ key, value }) => other.parameters.find((own) => own.key === key)?.value !== value)
    .map(({ key }) => key);

export default handle(getSimilarProds, async ({ query: { prodId, size, areaId } }, { db, clock }) => {
  const now = clock.now();
  const [[one], region] = await Promise.all([
    original(db, { prodId }),
    askedRegion(db, undefined, { areaId }),
  ]);
  if (!one) return [];
  const { categoryId, secondaryCategoryId } = one;
  const found = await candidates(db, { prodId, categoryId, secondaryCategoryId });
  const isSent = ({ shop, mold }: Candidate) => isDelivered(shop, mold, region);
  const likest = found
    .map((other) => ({ other, by: dissimilarity(one, other) + (isSent(other) ? 0 : 50) }))
    .sort((a, b) => a.by - b.by || a.other.id - b.other.id)
    .slice(0, size)
    .map(({ other }) => other);
  const cards = await loadCards(
    db,
    now,
    likest.map(({ id }) => id),
  );
  return cards.flatMap((card) => {
    const other = likest.find(({ id }) => id === card.prodId);
    if (!other) return [];
    return {
      ...card,
      differs: differing(one, other),
      isComparable: toFlag(describing(one).length > 0),
      sameBrand: toFlag(one.brandId === other.brandId),
      isDelivery: toFlag(isSent(other)),
    };
  });
});
