import { sandboxSetStock } from "@tradehall/api-client/endpoints/sandbox/shop/set-stock";
import { eq } from "drizzle-orm";
import { skus } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { giveStockBack, takeStock } from "#server/modules/product/goods/stock.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxSetStock, ({ body: { skuId, stocks } }, { db }) =>
  db.transaction(async (tx) => {
    const [sku] = await tx
      .select({ prodId: skus.prodId, stocks: skus.stocks })
      .from(skus)
      .where(eq(skus.id, skuId))
      .for("update");
    if (!sku) refuse("skuMissing");
    const more = stocks - sku.stocks;
    const move = more > 0 ? giveStockBack : takeStock;
    if (more !== 0) await move(tx, [{ prodId: sku.prodId, skuId, quantity: Math.abs(more) }]);
    return { stocks };
  }),
);
