/** A list's period as a condition on a moment. */
import type { period } from "@tradehall/api-client/models/period";
import { dayMs, fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as v from "valibot";

type Period = { [Name in keyof typeof period]?: v.InferOutput<(typeof period)[Name]> };

export function inPeriod(
  moment: PgColumn,
  { orderTimeStatus, startDate, endDate }: Period,
  now: Date,
): SQL | undefined {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const midnight = (day: string | undefined, daysLater = 0): Date | undefined => {
    const at = day && fromChinaTime(`${day} 00:00:00`);
    return at ? new Date(at.getTime() + daysLater * dayMs) : undefined;
  };
  const [from, to] = [midnight(startDate), midnight(endDate, 1)];
  return and(
    orderTimeStatus === 1 ? gte(moment, ago(7)) : undefined,
    orderTimeStatus === 2 ? gte(moment, ago(90)) : undefined,
    orderTimeStatus === 3 ? lt(moment, ago(90)) : undefined,
    from && gte(moment, from),
    to && lt(moment, to),
  );
}
