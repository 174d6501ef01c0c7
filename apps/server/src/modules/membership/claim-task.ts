import { claimTask } from "@tradehall/api-client/endpoints/membership/claim-task";
import { taskAwards } from "@tradehall/mall-rules/limits";
import { memberTaskClaims } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { changePoints, pointsLapseAt } from "#server/modules/wallet/points.ts";
import { refuse } from "#server/refuse.ts";
import { tasksOf } from "./tasks.ts";

export default handle(claimTask, async ({ body: { task } }, { db, clock, buyer: { userId } }) =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const now = clock.now();
    const state = (await tasksOf(tx, userId)).get(task);
    if (state === "claimed") refuse("taskClaimed");
    if (state !== "done") refuse("taskNotDone");
    const { growth, points } = taskAwards[task];
    await tx.insert(memberTaskClaims).values({ userId, task, claimedAt: now });
    await changePoints(tx, userId, [{ change: points, source: "task", expiresAt: pointsLapseAt(now) }], now);
    await changeGrowth(tx, userId, { change: growth, source: "task" }, now);
    return { growth, points };
  }),
);
