import * as v from "valibot";
import { Decoration } from "../../models/decoration.ts";
import { decorationExample } from "../../models/examples/decoration.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Any decoration, a draft too, for those whom its shop has bound to itself as dealers or administrators. */
export const getDecoration = endpoint("GET /p/shop/decoration", {
  summary: "The preview of a decoration, for its shop's own people",
  tag: "decoration",
  auth: "token",
  effect: "read",
  query: v.object({ id }),
  answer: Decoration,
  fails: ["A00004", "A00001"],
  example: { query: { id: 7 }, answer: { ...decorationExample, decorationId: 7, status: "draft" } },
});
