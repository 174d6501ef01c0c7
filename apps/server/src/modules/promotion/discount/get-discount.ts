import { getDiscount } from "@tradehall/api-client/endpoints/promotion/discount/get-discount";
import type { DiscountInfo } from "@tradehall/api-client/models/discount";
import { toFlag } from "@tradehall/api-client/models/wire";
import { isDiscountKind } from "@tradehall/mall-rules/states/promotion/discount";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { activities, discounts, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { statusOf } from "./activity-state.ts";
import { toStep } from "./discount-answer.ts";
import { withGiftGoods } from "./running-discounts.ts";

/** Flash sales and group buying have pages of their own. */
const kindOf = (kind: string): DiscountInfo["kind"] =>
  kind === "special" || isDiscountKind(kind) ? kind : refuse("offerMissing");

export default handle(getDiscount, async ({ query: { discountId } }, { db, clock }) => {
  const now = clock.now();
  const [row] = await db
    .select({ activity: activities, discount: discounts, shop: shops })
    .from(activities)
    .leftJoin(discounts, eq(discounts.activityId, activities.id))
    .leftJoin(shops, eq(shops.id, discounts.shopId))
    .where(eq(activities.id, discountId));
  const { activity, discount, shop } = row ?? refuse("offerMissing");
  const { name, startsAt, endsAt } = activity;
  const kind = kindOf(activity.kind);
  const { running, giftGoods } = await withGiftGoods(db, discount ? [{ activity, discount }] : []);
  const steps = running.flatMap((one) => one.steps);
  return {
    ...{ discountId, kind, name },
    status: await statusOf(db, activity, steps, now),
    ...{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    ...{ startTime: chinaTime(startsAt), endTime: chinaTime(endsAt) },
    ...{ shopId: shop?.id ?? null, shopName: shop?.name ?? "" },
    steps: steps.map((step) => toStep(discountId, step, giftGoods)),
    isEvery: toFlag(discount?.isEvery ?? false),
    now: now.getTime(),
  };
});
