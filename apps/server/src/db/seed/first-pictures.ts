/** What a buyer sees first: the goods of the home page and of the list's first page. */
import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../opened-database.ts";
import { activityItems, floors, products } from "../schema/index.ts";

/** A page of the list is 60 goods; the newest stand on it where nothing was looked for, else what sells best. */
const mostListed = 60;

/** The paths of those pictures, as the database stores them. */
export async function firstPictures(db: Database): Promise<Set<string>> {
  const picture = { pictures: products.pictures };
  const onFloors = (await db.select({ ids: floors.prodIds }).from(floors)).flatMap(({ ids }) => ids);
  const inActivities = (await db.select({ id: activityItems.prodId }).from(activityItems)).map(
    ({ id }) => id,
  );
  const rows = await Promise.all([
    db
      .select(picture)
      .from(products)
      .where(inArray(products.id, [...onFloors, ...inActivities])),
    ...[products.putawayAt, products.soldNum].map((order) =>
      db.select(picture).from(products).where(eq(products.status, 1)).orderBy(desc(order)).limit(mostListed),
    ),
  ]);
  return new Set(rows.flat().flatMap(({ pictures }) => pictures.slice(0, 1)));
}
