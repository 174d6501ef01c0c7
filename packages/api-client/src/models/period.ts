/** When what a list is narrowed to happened. */
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import * as v from "valibot";
import { int } from "./wire.ts";

/** A day in China, `yyyy-MM-dd`. */
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((text) => fromChinaTime(`${text} 00:00:00`) !== undefined),
);

export const period = {
  /** 0 all, 1 last 7 days, 2 last 3 months, 3 older. */
  orderTimeStatus: v.optional(v.pipe(int, v.picklist([0, 1, 2, 3]))),
  /** First and last day. */
  startDate: v.optional(day),
  endDate: v.optional(day),
};
