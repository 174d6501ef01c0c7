import * as v from "valibot";
import { flag, id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Acts for another enterprise and in its shop from now on; only the user's own enterprises (Spec §4, §7). */
export const selectEnterprise = endpoint("POST /p/selectEnterprise", {
  summary: "Acts for another of the user's enterprises from now on",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  body: v.object({
    userId: id,
    /** The enterprise to act for. */
    currentEpId: id,
    adminUserId: v.optional(v.nullable(id)),
    shopId: v.optional(v.nullable(id)),
  }),
  answer: v.object({
    isShowPurchase: flag,
    /** 1 asks the administrator to read and agree to the terms first. */
    epAdminFirstLogin: flag,
  }),
  fails: ["A00004", "A00001"],
  example: {
    body: { userId: 1, currentEpId: 2, adminUserId: 1, shopId: 2 },
    answer: { isShowPurchase: 1, epAdminFirstLogin: 0 },
  },
});
