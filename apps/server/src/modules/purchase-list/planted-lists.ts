/** Purchase lists of tests. */
import type { Database } from "#server/db/database.ts";
import { purchaseListLines, purchaseLists } from "#server/db/schema/index.ts";
import { world } from "#server/testing/world.ts";

interface Planted {
  name?: string;
  userId?: number;
  enterpriseId?: number | null;
  isShared?: boolean;
  lines?: { skuId: number; quantity: number; note?: string }[];
}

/** Writes a list, of the world's buyer in their first enterprise unless told otherwise; answers its id. */
export async function plantList(db: Database, { lines = [], ...changes }: Planted = {}): Promise<number> {
  const createdAt = new Date("2026-01-02T00:00:00Z");
  const [list] = await db
    .insert(purchaseLists)
    .values({
      ...{ name: "每月劳保", userId: world.users.buyer, enterpriseId: world.enterprises.first },
      ...{ createdAt, updatedAt: createdAt },
      ...changes,
    })
    .returning({ id: purchaseLists.id });
  const listId = list?.id ?? 0;
  if (lines.length > 0)
    await db.insert(purchaseListLines).values(lines.map((line) => ({ ...line, listId, createdAt })));
  return listId;
}
