import * as v from "valibot";
import { dateTime, flag, id, int } from "./wire.ts";

/** An announcement in a list. */
export const NoticeLine = v.object({
  id,
  /** The announcing shop; null is the platform. */
  shopId: v.nullable(id),
  shopName: v.nullable(v.string()),
  title: v.string(),
  isTop: flag,
  publishTime: dateTime,
});
export type NoticeLine = v.InferOutput<typeof NoticeLine>;

/** Whose announcements a list shows: 1 the platform's, 2 the shop's; both without it. */
export const noticeSources = { platform: 1, shop: 2 } as const;
export const noticeSource = v.pipe(int, v.picklist(Object.values(noticeSources)));

/** An announcement before or after another. */
export const NoticeNeighbour = v.object({ id, title: v.string() });
