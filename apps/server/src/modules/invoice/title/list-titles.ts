import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { handle } from "#server/handle.ts";
import { titlesOf, toTitle } from "./own-titles.ts";

export default handle(listTitles, async (_, { db, buyer }) =>
  (await titlesOf(db, buyer.userId)).map(toTitle),
);
