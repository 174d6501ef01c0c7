import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import { and, desc, isNull } from "drizzle-orm";
import { purchaseLists } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { pageQuery } from "#server/paging.ts";
import { isChangedBy, isSeenBy, listRows, toHead } from "./own-lists.ts";

export default handle(listPurchaseLists, ({ query }, { db, buyer }) => {
  const which = and(
    isSeenBy(buyer),
    isNull(purchaseLists.deletedAt),
    query.changeable === 1 ? isChangedBy(buyer) : undefined,
  );
  const rows = listRows(db, which).orderBy(desc(purchaseLists.updatedAt), desc(purchaseLists.id));
  return pageQuery(query, db.$count(purchaseLists, which), rows, (found) =>
    found.map((row) => toHead(row, buyer)),
  );
});
