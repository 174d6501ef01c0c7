import * as v from "valibot";
import { CartChange } from "../../models/cart.ts";
import { changeExample } from "../../models/examples/cart.ts";
import { flag, id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const items = v.pipe(v.array(v.object({ basketId: id, isChecked: flag })), v.maxLength(200));

/** Ticks and unticks lines; the ticks are kept on the server. `{ items }`, or the family's bare array. */
export const checkItems = endpoint("POST /p/shopCart/checkItems", {
  summary: "Ticks and unticks cart lines",
  tag: "cart",
  auth: "token",
  effect: "write",
  body: v.union([
    v.object({ items }),
    v.pipe(
      items,
      v.transform((bare) => ({ items: bare })),
    ),
  ]),
  answer: CartChange,
  fails: ["A00004", "A00001"],
  example: {
    body: { items: [{ basketId: 12, isChecked: 1 }] },
    answer: changeExample,
  },
});
