import { shopStatuses } from "@tradehall/mall-rules/states/shop/shop";
import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The platform opens a shop, suspends it, or takes it offline (Spec §4). */
export const sandboxSetShopStatus = endpoint("POST /sandbox/shop-status", {
  summary: "Sets the state of a shop: -1 not open yet, 0 suspended, 1 open, 2 offline",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ shopId: id, shopStatus: v.picklist(Object.values(shopStatuses)) }),
  answer: v.object({ shopStatus: v.number() }),
  fails: ["A00001"],
  example: { body: { shopId: 2, shopStatus: 2 }, answer: { shopStatus: 2 } },
});
