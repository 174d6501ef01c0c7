import { listProdModels } from "@tradehall/api-client/endpoints/landing/list-prod-models";
import type { ProdModels } from "@tradehall/api-client/models/landing";
import { and, asc, inArray, not } from "drizzle-orm";
import { skus } from "#server/db/schema/index.ts";
import { type Context, handle } from "#server/handle.ts";
import { landingProducts } from "./landing-products.ts";

/** The models that an enquiry can be about, by product. */
export async function prodModels(context: Context): Promise<ProdModels[]> {
  const prods = await landingProducts(context);
  if (prods.length === 0) return [];
  const rows = await context.db
    .select({ skuId: skus.id, prodId: skus.prodId, values: skus.values })
    .from(skus)
    .where(
      and(
        inArray(
          skus.prodId,
          prods.map(({ prodId }) => prodId),
        ),
        not(skus.disabled),
      ),
    )
    .orderBy(asc(skus.id));
  const byProduct = Map.groupBy(rows, (row) => row.prodId);
  return prods.map(({ prodId, prodName }) => ({
    prodId,
    prodName,
    // A product without specifications is its own only model.
    skuList: (byProduct.get(prodId) ?? []).map(({ skuId, values }) => ({
      skuId,
      skuName: values.join(" ") || prodName,
    })),
  }));
}

export default handle(listProdModels, (_, context) => prodModels(context));
