import { getLastedProds } from "@tradehall/api-client/endpoints/product/get-lasted-prods";
import { desc, eq } from "drizzle-orm";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { listedPage } from "./listed-page.ts";

export default handle(getLastedProds, async ({ query }, { db, clock }) =>
  listedPage(db, clock.now(), {
    where: query.shopId ? eq(products.shopId, query.shopId) : undefined,
    order: [desc(products.putawayAt)],
    page: query,
  }),
);
