import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Puts a product among the favourites or takes it out (api-family §6); answers whether it is one now. */
export const toggleCollection = endpoint("POST /p/user/collection/addOrCancel", {
  summary: "Puts a product among the favourites or takes it out",
  tag: "collection",
  auth: "token",
  effect: "write",
  /** The family sends the bare id; the object can grow. */
  body: v.union([
    v.object({ prodId: id }),
    v.pipe(
      id,
      v.transform((prodId) => ({ prodId })),
    ),
  ]),
  answer: v.boolean(),
  fails: ["A00004", "A00001"],
  example: { body: { prodId: 1 }, answer: true },
});
