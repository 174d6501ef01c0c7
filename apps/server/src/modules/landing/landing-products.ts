/** The products of the landing page: those the operator chose, else the best sellers of the platform's own shops. */
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { and, desc, eq, inArray } from "drizzle-orm";
import { products, shops } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { isListed } from "../product/product-cards.ts";
import { readSetting } from "../site/read-setting.ts";

/** Key of the page's setting: `bgImg`, `title`, `subTitle`, `prodIds`. */
export const landingSetting = "landingPage";

const mostShown = 6;

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => Number.isSafeInteger(one)).slice(0, mostShown) : [];

export async function landingProducts(context: Pick<Context, "db">) {
  const chosen = numbersOf((await readSetting(context, landingSetting)).prodIds);
  const rows = await context.db
    .select({
      prodId: products.id,
      prodName: products.name,
      brief: products.brief,
      pictures: products.pictures,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        isListed,
        eq(products.mold, molds.physical),
        eq(products.prodType, 0),
        chosen.length > 0 ? inArray(products.id, chosen) : eq(shops.shopType, shopTypes.selfOperated),
      ),
    )
    .orderBy(desc(products.soldNum), products.id)
    .limit(mostShown);
  const place = (prodId: number) => (chosen.length > 0 ? chosen.indexOf(prodId) : 0);
  return rows.sort((a, b) => place(a.prodId) - place(b.prodId));
}
