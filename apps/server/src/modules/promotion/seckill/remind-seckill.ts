import { remindSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/remind-seckill";
import { toFlag } from "@tradehall/api-client/models/wire";
import { and, eq } from "drizzle-orm";
import { seckillReminders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { seckillOf } from "./one-seckill.ts";

export default handle(remindSeckill, async ({ body: { seckillId, isReminded } }, { db, clock, buyer }) => {
  const now = clock.now();
  const { userId } = buyer;
  const found = await seckillOf(db, seckillId, userId);
  if (!found) refuse("seckillMissing");
  const { round, prodId } = found;
  const kept = { userId, activityId: round.id, prodId };
  if (isReminded === 0)
    await db
      .delete(seckillReminders)
      .where(
        and(
          eq(seckillReminders.userId, userId),
          eq(seckillReminders.activityId, round.id),
          eq(seckillReminders.prodId, prodId),
        ),
      );
  else if (now >= round.endsAt) refuse("eventEnded");
  // One that has begun needs no message.
  else if (now < round.startsAt)
    await db
      .insert(seckillReminders)
      .values({ ...kept, createdAt: now })
      .onConflictDoNothing();
  return { isReminded: toFlag(isReminded === 1 && now < round.startsAt) };
});
