/** The activity a product is in: the one that runs, else the next to come. */
import type { ProdActivity } from "@tradehall/api-client/models/product";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { isDiscountKind } from "@tradehall/mall-rules/states/promotion/discount";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";

export interface ActivityRow {
  activity: typeof activities.$inferSelect;
  item: typeof activityItems.$inferSelect;
}

/** Every SKU of the product in every activity that has not ended, the earliest first. */
export const activityRows = (db: Database, prodId: number, now: Date): Promise<ActivityRow[]> =>
  activitiesOf(db, { prodId, now });
const activitiesOf = statement<{ prodId: number; now: Date }>()((db, { prodId, now }) =>
  db
    .select({ activity: activities, item: activityItems })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(and(eq(activityItems.prodId, prodId), gt(activities.endsAt, now)))
    .orderBy(asc(activities.startsAt), asc(activities.id)),
);

/**
 * The rows of the activity in effect: one that runs with pieces left before one that is sold out or to come, and of
 * equals the limited-time offer, whose price is over it.
 */
export function rowsInEffect(rows: readonly ActivityRow[], now: Date): ActivityRow[] {
  const groups = [...Map.groupBy(rows, (row) => row.activity.id).values()];
  const rank = { inProgress: 0, soldOutForNow: 1, soldOut: 2, notStarted: 3, ended: 4 };
  const isOther = ([first]: readonly ActivityRow[]) => (first?.activity.kind === "special" ? 0 : 1);
  const [best] = groups.sort(
    (a, b) => rank[statusOf(a, now)] - rank[statusOf(b, now)] || isOther(a) - isOther(b),
  );
  return best ?? [];
}

/** The rows of the group buying that runs with pieces left. */
export const runningGroup = (rows: readonly ActivityRow[], now: Date): ActivityRow[] => {
  const groups = Map.groupBy(
    rows.filter(({ activity }) => activity.kind === "grouping"),
    ({ activity }) => activity.id,
  );
  return [...groups.values()].find((own) => statusOf(own, now) === "inProgress") ?? [];
};

function statusOf(rows: readonly ActivityRow[], now: Date) {
  const [first] = rows;
  if (!first) return "ended";
  const left = rows.reduce((sum, { item }) => sum + item.left, 0);
  const { startsAt, endsAt } = first.activity;
  return activityStatus({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), left }, now.getTime());
}

/** As the product's page shows it; null without one. */
export function toProductActivity(rows: readonly ActivityRow[], now: Date): ProdActivity | null {
  const [first] = rows;
  if (!first) return null;
  const { id, kind, name, startsAt, endsAt, teamSize } = first.activity;
  // A discount offers no goods of its own.
  if (isDiscountKind(kind)) return null;
  return {
    activityId: id,
    kind,
    name,
    status: statusOf(rows, now),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    startTime: chinaTime(startsAt),
    endTime: chinaTime(endsAt),
    price: fenToYuan(fen(Math.min(...rows.map(({ item }) => item.priceFen)))),
    seckillId: kind === "seckill" ? first.item.id : null,
    teamSize,
    perUser: first.item.perUser,
    skus: rows.map(({ item }) => ({
      skuId: item.skuId,
      price: fenToYuan(item.priceFen),
      left: item.left,
    })),
  };
}
