import { listShopCollections } from "@tradehall/api-client/endpoints/collection/list-shop-collections";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import { shopCollections, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { listedShops } from "../shop/shop-info.ts";

export default handle(listShopCollections, (input, context) => {
  const { db, buyer } = context;
  const own = eq(shopCollections.userId, buyer.userId);
  const rows = db
    .select({ shop: shops, createdAt: shopCollections.createdAt })
    .from(shopCollections)
    .innerJoin(shops, eq(shops.id, shopCollections.shopId))
    .where(own)
    .orderBy(desc(shopCollections.createdAt), desc(shopCollections.shopId));
  return pageQuery(input.query, db.$count(shopCollections, own), rows, async (found) => {
    const listed = await listedShops(
      context,
      found.map(({ shop }) => shop),
    );
    return listed.map((shop, nth) => ({
      ...shop,
      createTime: chinaTime(found[nth]?.createdAt ?? new Date(0)),
    }));
  });
});
