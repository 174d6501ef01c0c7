import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The regions inside a region; 0 lists the provinces (Spec §7). Open to all. */
export const listAreas = endpoint("GET /listByPid", {
  summary: "The regions inside a region; 0 lists the provinces",
  tag: "area",
  auth: "none",
  effect: "read",
  query: v.object({ pid: v.optional(id, 0) }),
  answer: v.array(
    v.object({
      areaId: id,
      areaName: v.string(),
      parentId: id,
      /** 1 province, 2 city, 3 district. */
      level: v.picklist([1, 2, 3]),
    }),
  ),
  fails: [],
  example: {
    query: { pid: 310_100 },
    answer: [{ areaId: 310_115, areaName: "浦东新区", parentId: 310_100, level: 3 }],
  },
});
