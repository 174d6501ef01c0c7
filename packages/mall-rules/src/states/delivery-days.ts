/** How many days goods are on their way, by the provinces they go from and to: what a page promises before an order. */
import { chinaDate, dayMs } from "../time/china-time.ts";

/** Ordered before this hour in China, goods leave on the same day. */
export const leavesBeforeHour = 16;

/** First two digits of provinces that take longer: 内蒙古, 海南, 西藏, 甘肃, 青海, 宁夏, 新疆, 台湾, 香港, 澳门. */
const far = new Set([15, 46, 54, 62, 63, 64, 65, 71, 81, 82]);

/** Days at least and at most. */
export function daysOnTheWay(fromProvinceId: number | null, toProvinceId: number): readonly [number, number] {
  if (fromProvinceId === toProvinceId) return [1, 2];
  return far.has(Math.floor(toProvinceId / 10_000)) ? [4, 7] : [2, 4];
}

/** Days in China, `yyyy-MM-dd`, on which what is ordered now may arrive. */
export function arrivalDays(
  now: Date,
  fromProvinceId: number | null,
  toProvinceId: number,
): [string, string] {
  const hour = (now.getUTCHours() + 8) % 24;
  const waits = hour < leavesBeforeHour ? 0 : 1;
  const on = (days: number) => chinaDate(now.getTime() + (days + waits) * dayMs);
  const [least, most] = daysOnTheWay(fromProvinceId, toProvinceId);
  return [on(least), on(most)];
}
