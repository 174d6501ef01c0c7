import * as v from "valibot";
import { id, nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The operator binds a buyer to a dealer's shop: what an enquiry of the landing page waits for. */
export const sandboxBindShop = endpoint("POST /sandbox/shop-bound", {
  summary: "Binds a buyer to a shop; one who had another is told that their dealer changed",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ userId: id, shopId: id }),
  answer: nothing,
  fails: ["A00001"],
  example: { body: { userId: 4, shopId: 1 }, answer: null },
});
