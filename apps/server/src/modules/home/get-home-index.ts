import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { desc } from "drizzle-orm";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { topNotices } from "../notice/top-notices.ts";
import { listedIds } from "../prod/listed-page.ts";
import { loadCards } from "../prod/product-cards.ts";
import { homeActivities } from "./home-activities.ts";
import { homeBanners, homeFloors, homeShops } from "./home-parts.ts";

/** Two rows of six. */
const newProductsShown = 12;

export default handle(getHomeIndex, async (_, { db, clock }) => {
  const now = clock.now();
  const page = { current: 1, size: newProductsShown };
  const [banners, notices, newProducts, activities, floors, shops] = await Promise.all([
    homeBanners(db),
    topNotices(db, now),
    listedIds(db, { order: [desc(products.putawayAt)], page }).then((ids) => loadCards(db, now, ids)),
    homeActivities(db, now),
    homeFloors(db, now),
    homeShops(db),
  ]);
  return { banners, notices, newProducts, activities, floors, shops };
});
