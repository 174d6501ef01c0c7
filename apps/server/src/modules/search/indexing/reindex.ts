/**
 * Keeps what products are found and narrowed by: the database itself marks a product whose name, brand, category, shop, attributes
 * or SKUs were written (triggers of migrations 0009, 0021 and 0031), and a job of the server indexes it again. So does a server that
 * indexes in another way than the one before it.
 */
import { asc, gt, inArray, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/database.ts";
import { brands, categories, products, shops, skus } from "#server/db/schema/index.ts";
import { indexProduct, indexVersion } from "../words/index-text.ts";
import { attributesOf } from "./attributes-of.ts";
import { writeAttributes } from "./write-attributes.ts";

const secondary = alias(categories, "secondary");
const primary = alias(categories, "primary");

const markedProducts = (db: Database, atMost: number) =>
  db
    .select({
      id: products.id,
      name: products.name,
      brand: sql<string>`coalesce(${brands.name}, '')`,
      category: categories.name,
      above: sql<string[]>`array[${primary.name}, ${secondary.name}]`,
      shopName: shops.name,
      parameters: products.parameters,
      specs: products.specs,
    })
    .from(products)
    .innerJoin(shops, sql`${shops.id} = ${products.shopId}`)
    .innerJoin(categories, sql`${categories.id} = ${products.categoryId}`)
    .innerJoin(secondary, sql`${secondary.id} = ${products.secondaryCategoryId}`)
    .innerJoin(primary, sql`${primary.id} = ${products.primaryCategoryId}`)
    .leftJoin(brands, sql`${brands.id} = ${products.brandId}`)
    // Below or above: what only differs is found by no index.
    .where(or(lt(products.searchVersion, indexVersion), gt(products.searchVersion, indexVersion)))
    .orderBy(asc(products.id))
    .limit(atMost)
    .for("update", { of: products, skipLocked: true });

/** Indexes so many of them, and says how many there were. Processes that do so at once take different ones. */
export async function reindex(db: Database, atMost: number): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await markedProducts(tx, atMost);
    if (rows.length === 0) return 0;
    const ids = rows.map((row) => row.id);
    const own = await tx
      .select({
        prodId: skus.prodId,
        values: skus.values,
        partyCode: skus.partyCode,
        makerCode: skus.makerCode,
      })
      .from(skus)
      .where(sql`${inArray(skus.prodId, ids)} and not ${skus.disabled}`);
    const skusOf = Map.groupBy(own, (sku) => sku.prodId);
    const made = rows.map(({ id, parameters, specs, ...row }) => ({
      id,
      ...indexProduct({
        ...row,
        skus: skusOf.get(id) ?? [],
        attributes: parameters.map(({ value }) => value),
      }),
    }));
    await writeAttributes(
      tx,
      rows.map(({ id, parameters, specs }) => ({
        prodId: id,
        attributes: attributesOf({ parameters, specs, skus: skusOf.get(id) ?? [] }),
      })),
    );
    await tx.execute(sql`
      update ${products} set search_words = made.words::tsvector, pinyin = made.pinyin, initials = made.initials,
        search_version = ${indexVersion}
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id bigint, words text, pinyin text, initials text)
      where ${products.id} = made.id`);
    return rows.length;
  });
}
