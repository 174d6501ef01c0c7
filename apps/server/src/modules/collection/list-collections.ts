import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { handle } from "#server/handle.ts";
import { collectedPage } from "./collected-page.ts";
import { categoriesOfOwn } from "./own-collections.ts";

export default handle(listCollections, async ({ query }, { db, clock, buyer: { userId } }) => {
  const [listed, categories] = await Promise.all([
    collectedPage(db, userId, query, clock.now()),
    categoriesOfOwn(db, userId),
  ]);
  return { ...listed, categories };
});
