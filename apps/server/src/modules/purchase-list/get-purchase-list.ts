import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { handle } from "#server/handle.ts";
import { pricedLines, totalOf } from "./list-lines.ts";
import { findList, toHead } from "./own-lists.ts";

export default handle(getPurchaseList, async ({ query: { listId } }, context) => {
  const list = await findList(context.db, context.buyer, listId);
  const lines = await pricedLines(context, listId);
  return { ...toHead(list, context.buyer), lines, total: totalOf(lines) };
});
