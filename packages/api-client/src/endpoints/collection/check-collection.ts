import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Whether a product is among the user's favourites. */
export const checkCollection = endpoint("GET /p/user/collection/isCollection", {
  summary: "Whether a product is among the user's favourites",
  tag: "collection",
  auth: "token",
  effect: "read",
  query: v.object({ prodId: id }),
  answer: v.boolean(),
  fails: ["A00004"],
  example: { query: { prodId: 1 }, answer: true },
});
