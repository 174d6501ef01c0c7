/**
 * When goods come that are ordered now, by how fast the shop sends and where to: what every page promises before an order.
 * Shops send on the five working days, carriers travel every day, and a weekend's delivery is received on Monday. Public
 * holidays are not known.
 */
import { chinaDate, dayMs } from "../../time/china-time.ts";
import { molds } from "./delivery.ts";

/** What is ordered from this hour on in China counts as ordered on the next day. */
export const dayEndsAtHour = 16;

/** First two digits of provinces that take longest: 内蒙古, 海南, 西藏, 甘肃, 青海, 宁夏, 新疆, 台湾, 香港, 澳门. */
const far = new Set([15, 46, 54, 62, 63, 64, 65, 71, 81, 82]);

/** Days in transit; provinces whose codes begin alike are neighbours (华北, 东北, 华东 …). */
export function transitDays(fromProvinceId: number | null, toProvinceId: number): number {
  if (fromProvinceId === toProvinceId) return 1;
  if (far.has(Math.floor(toProvinceId / 10_000))) return 5;
  const zoneOf = (provinceId: number) => Math.floor(provinceId / 100_000);
  return fromProvinceId !== null && zoneOf(fromProvinceId) === zoneOf(toProvinceId) ? 2 : 3;
}

const isWeekend = (chinaDay: number): boolean => [0, 6].includes(new Date(chinaDay).getUTCDay());

/** The day itself, or the Monday after a weekend. Days are midnights of the calendar in China. */
function workingDay(chinaDay: number): number {
  return isWeekend(chinaDay) ? workingDay(chinaDay + dayMs) : chinaDay;
}

/** What the promise of a delivery depends on. */
export interface Sent {
  mold: number;
  /** Sold before it is there, to be sent from this moment on. */
  preSell: boolean;
  preSellAt: Date | null;
  /** Working days until the shop has sent what was ordered; 0 sends on the same day. */
  leadDays: number;
  fromProvinceId: number | null;
}

export const arrivalKinds = ["arrives", "sentFrom", "atOnce"] as const;

/** Goods arrive on a day; pre-sale goods are sent from a day on; codes of virtual goods are there once they are paid for. */
export interface Arrival {
  kind: (typeof arrivalKinds)[number];
  /** Day in China, `yyyy-MM-dd`; "" for what comes at once. */
  day: string;
}

/** Null where nothing can be promised: no region is known, or a pre-sale names no day. */
export function arrivalOf(sent: Sent, toProvinceId: number | null, now: Date): Arrival | null {
  if (sent.mold === molds.virtual) return { kind: "atOnce", day: "" };
  if (sent.preSell) return sent.preSellAt && { kind: "sentFrom", day: chinaDate(sent.preSellAt) };
  if (toProvinceId === null) return null;
  const ordered = Date.parse(chinaDate(now.getTime() + (24 - dayEndsAtHour) * (dayMs / 24)));
  let leaves = workingDay(ordered);
  for (let day = 0; day < sent.leadDays; day++) leaves = workingDay(leaves + dayMs);
  const arrives = workingDay(leaves + transitDays(sent.fromProvinceId, toProvinceId) * dayMs);
  return { kind: "arrives", day: new Date(arrives).toISOString().slice(0, 10) };
}
