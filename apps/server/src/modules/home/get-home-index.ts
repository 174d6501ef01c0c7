import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import type { HomeIndex } from "@tradehall/api-client/models/home";
import { desc } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { cachedFor } from "#server/shared-runs.ts";
import { homeNotices } from "../notice/top-notices.ts";
import { listedIds } from "../product/listed-page.ts";
import { loadCards } from "../product/product-cards.ts";
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

/** Until one of its sales ends or the next begins. */
const isStillTrue =
  (now: Date) =>
  ({ activities: { flashSale, nextFlashSale, groupBuy, special } }: HomeIndex): boolean =>
    now.getTime() < (nextFlashSale?.startsAt ?? Number.POSITIVE_INFINITY) &&
    [flashSale, groupBuy, special].every((running) => !running || now.getTime() < running.endsAt);

export default handle(getHomeIndex, async (_, { db, clock, settings }) => {
  const now = clock.now();
  const keeping = { now, ...settings.keeping, isStillTrue: isStillTrue(now) };
  const page = await cachedFor(db, "home", keeping, () => homePage(db, now));
  // Countdowns count from the moment of the answer.
  return { ...page, activities: { ...page.activities, now: now.getTime() } };
});
