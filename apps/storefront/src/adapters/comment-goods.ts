import type { CommentLine } from "@tradehall/api-client/models/comment";
import type { ReviewLineView } from "@tradehall/mall-components/trade/ReviewForm";
import { hrefTo } from "../href-to.ts";

/** What a review is about. */
export const toCommentGoods = (line: CommentLine): ReviewLineView => ({
  id: String(line.orderItemId),
  title: line.prodName,
  href: hrefTo("detail", { prodId: line.prodId }),
  picture: line.pic,
  ...(line.skuName ? { skuText: line.skuName } : {}),
});
