import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import type { HomeIndex } from "@tradehall/api-client/models/home";
import { desc } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { shared } from "#server/shared-runs.ts";
import { homeNotices } from "../notice/top-notices.ts";
import { listedIds } from "../prod/listed-page.ts";
import { loadCards } from "../prod/product-cards.ts";
import { homeActivities } from "./home-activities.ts";
import { homeBanners, homeFloors, homeShops } from "./home-parts.ts";

/** Two rows of six. */
const newProductsShown = 12;

async function homePage(db: Database, now: Date): Promise<HomeIndex> {
  const page = { current: 1, size: newProductsShown };
  const [banners, notices, newProducts, activities, floors, shops] = await Promise.all([
    homeBanners(db),
    homeNotices(db, now),
    listedIds(db, { order: [desc(products.putawayAt)], page }).then((ids) => loadCards(db, now, ids)),
    homeActivities(db, now),
    homeFloors(db, now),
    homeShops(db),
  ]);
  return { banners, notices, newProducts, activities, floors, shops };
}

export default handle(getHomeIndex, async (_, { db, clock }) =>
  shared(db, "home", () => homePage(db, clock.now())),
);
