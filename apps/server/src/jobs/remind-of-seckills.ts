/** Tells those who asked for it that a flash sale has begun; each once, in any number of processes. */
import { messageLink } from "@tradehall/api-client/models/message";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { messageTypes } from "@tradehall/mall-rules/states/account/message";
import { and, asc, eq, lte } from "drizzle-orm";
import { activities, activityItems, notifyLogs, products, seckillReminders } from "../db/schema/index.ts";
import type { Job } from "./jobs.ts";

const event = "seckillBegan";
const atOnce = 200;

export const remindOfSeckills: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ reminder: seckillReminders, activity: activities, product: products.name })
      .from(seckillReminders)
      .innerJoin(activities, eq(activities.id, seckillReminders.activityId))
      .innerJoin(products, eq(products.id, seckillReminders.prodId))
      .where(and(eq(seckillReminders.isTold, false), lte(activities.startsAt, now)))
      .orderBy(asc(seckillReminders.userId))
      .limit(atOnce)
      .for("update", { of: seckillReminders, skipLocked: true });
    for (const { reminder, activity, product } of due) {
      const { userId, activityId, prodId } = reminder;
      const isItem = and(eq(activityItems.activityId, activityId), eq(activityItems.prodId, prodId));
      const [item] = await tx
        .select()
        .from(activityItems)
        .where(isItem)
        .orderBy(asc(activityItems.priceFen))
        .limit(1);
      // A server that stood still over a whole round tells no one of what is over.
      if (item && activity.endsAt > now) {
        const values = {
          ...{ product, activity: activity.name, price: fenToYuan(item.priceFen) },
          seckillId: String(item.id),
        };
        const message = { userId, type: messageTypes.offer, event, values, link: messageLink(event, values) };
        await tx.insert(notifyLogs).values({ ...message, createdAt: now });
      }
      await tx
        .update(seckillReminders)
        .set({ isTold: true })
        .where(
          and(
            eq(seckillReminders.userId, userId),
            eq(seckillReminders.activityId, activityId),
            eq(seckillReminders.prodId, prodId),
          ),
        );
    }
  });
};
