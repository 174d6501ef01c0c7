import { startOffer } from "@tradehall/api-client/endpoints/sandbox/shop/start-offer";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { activities, activityItems, skus } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export default handle(startOffer, async ({ body }, { db, clock }) => {
  const { skuId, price, total, perUser, lastsMs, kind, name, startsInMs, teamSize } = body;
  const startsAt = new Date(clock.now().getTime() + startsInMs);
  return db.transaction(async (tx) => {
    const [sku] = await tx.select({ prodId: skus.prodId }).from(skus).where(eq(skus.id, skuId));
    if (!sku) refuse("skuMissing");
    const endsAt = new Date(startsAt.getTime() + lastsMs);
    const [activity] = await tx
      .insert(activities)
      .values({ kind, name, startsAt, endsAt, teamSize: kind === "grouping" ? teamSize : 0 })
      .returning({ id: activities.id });
    const activityId = activity?.id ?? 0;
    const item = { activityId, skuId, prodId: sku.prodId, priceFen: yuanToFen(price) };
    const [made] = await tx
      .insert(activityItems)
      .values({ ...item, total, left: total, perUser })
      .returning({ id: activityItems.id });
    return { activityId, itemId: made?.id ?? 0 };
  });
});
