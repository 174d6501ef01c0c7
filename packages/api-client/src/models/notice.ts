import * as v from "valibot";
import { dateTime, flag, id } from "./wire.ts";

/** An announcement in a list. */
export const NoticeLine = v.object({
  id,
  /** The announcing shop; null is the platform. */
  shopId: v.nullable(id),
  title: v.string(),
  isTop: flag,
  publishTime: dateTime,
});
export type NoticeLine = v.InferOutput<typeof NoticeLine>;
