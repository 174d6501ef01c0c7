import { ProdIds } from "../../models/saved-product.ts";
import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Forgets that the buyer looked at these products. */
export const deleteBrowseLog = endpoint("POST /p/prodBrowseLog/delete", {
  summary: "Forgets products the buyer looked at",
  tag: "browse log",
  auth: "token",
  effect: "write",
  body: ProdIds,
  answer: nothing,
  fails: ["A00004"],
  example: { body: { prodIds: [1001] }, answer: null },
});
