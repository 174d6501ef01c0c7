import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Whether a shop is among the user's favourites. */
export const checkShopCollection = endpoint("GET /p/user/shopCollection/isCollection", {
  summary: "Whether a shop is among the user's favourites",
  tag: "collection",
  auth: "token",
  effect: "read",
  query: v.object({ shopId: id }),
  answer: v.boolean(),
  fails: ["A00004"],
  example: { query: { shopId: 1 }, answer: true },
});
