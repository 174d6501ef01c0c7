import * as v from "valibot";
import { Decoration } from "../../models/decoration.ts";
import { decorationExample } from "../../models/examples/decoration.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** A shop's home as buyers see it: what it has published. A shop that is not open answers its facts and no blocks. */
export const getShopDecoration = endpoint("GET /shop/decoration", {
  summary: "A shop's home, block by block",
  tag: "decoration",
  auth: "optional",
  effect: "read",
  query: v.object({ shopId: id }),
  answer: Decoration,
  fails: ["A00001"],
  example: { query: { shopId: 1 }, answer: decorationExample },
});
