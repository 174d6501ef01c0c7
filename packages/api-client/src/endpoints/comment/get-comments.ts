import { pageSizes } from "@tradehall/mall-rules/limits";
import { commentTags } from "@tradehall/mall-rules/states/product/comment";
import * as v from "valibot";
import { ProdComment } from "../../models/comment.ts";
import { commentExample } from "../../models/examples/catalogue.ts";
import { id, int, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Reviews of a product, newest first (api-family §6). */
export const getComments = endpoint("GET /prodComm/prodCommPageByProd", {
  summary: "Reviews of a product",
  tag: "comment",
  auth: "none",
  effect: "read",
  query: v.object({
    prodId: id,
    /** -1 all, 0 good, 1 medium, 2 bad, 3 with pictures. */
    evaluate: v.optional(v.pipe(int, v.minValue(-1), v.maxValue(3)), -1),
    /** Only those that have this tag. */
    tag: v.optional(v.picklist(commentTags)),
    ...paging,
  }),
  answer: page(ProdComment),
  fails: ["A00001"],
  example: {
    query: { prodId: 1001, evaluate: 0, tag: "quality" },
    answer: { records: [commentExample], total: 1, size: pageSizes.comments, current: 1, pages: 1 },
  },
});
