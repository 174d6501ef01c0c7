/** The paid level that a buyer bought last, with its end; it may be over. */
import type { Membership } from "@tradehall/api-client/models/member";
import { toFlag } from "@tradehall/api-client/models/wire";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { type LevelRow, toLevel } from "./levels.ts";

interface Held {
  paidLevelId: number | null;
  memberEndsAt: Date | null;
}

export function membershipOf(
  { paidLevelId, memberEndsAt: endsAt }: Held,
  levels: readonly LevelRow[],
  asked: { now: Date; locale: Parameters<typeof toLevel>[1]; offered: Parameters<typeof toLevel>[2] },
): Membership | null {
  const level = levels.find(({ id }) => id === paidLevelId);
  if (!level || !endsAt) return null;
  return {
    level: toLevel(level, asked.locale, asked.offered),
    isRunning: toFlag(endsAt > asked.now),
    endTime: chinaTime(endsAt),
    endsAt: endsAt.getTime(),
  };
}
