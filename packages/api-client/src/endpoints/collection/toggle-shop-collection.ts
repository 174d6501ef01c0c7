import * as v from "valibot";
import { flag, id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Puts a shop among the favourites or takes it out; answers whether it is one now. */
export const toggleShopCollection = endpoint("POST /p/user/shopCollection/addOrCancel", {
  summary: "Puts a shop among the favourites or takes it out",
  tag: "collection",
  auth: "token",
  effect: "write",
  /** With `isCollection` that is what becomes of it, however often it is said; without it, the other of what it was. */
  body: v.object({ shopId: id, isCollection: v.optional(flag) }),
  answer: v.boolean(),
  fails: ["A00004", "A00001"],
  example: { body: { shopId: 1, isCollection: 1 }, answer: true },
});
