import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** Pieces in the cart, the sum of all quantities: the header's badge (Spec §7). */
export const countItems = endpoint("GET /p/shopCart/prodCount", {
  summary: "Pieces in the cart",
  tag: "cart",
  auth: "token",
  effect: "read",
  answer: v.number(),
  fails: ["A00004"],
  example: { answer: 12 },
});
