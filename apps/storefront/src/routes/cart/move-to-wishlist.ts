import { checkCollection } from "@tradehall/api-client/endpoints/collection/check-collection";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import type { Client } from "@tradehall/api-client/transport";

/** Puts each product on the wishlist; one that is there stays. */
export async function moveToWishlist(mall: Client, prodIds: Iterable<number>): Promise<void> {
  for (const prodId of new Set(prodIds))
    if (!(await mall(checkCollection, { query: { prodId } })))
      await mall(toggleCollection, { body: { prodId } });
}
