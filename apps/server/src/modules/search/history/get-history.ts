import { getHistory } from "@tradehall/api-client/endpoints/search/history/get-history";
import { handle } from "#server/handle.ts";
import { historyOf } from "./history.ts";

export default handle(getHistory, async (_, { db, visitor }) =>
  visitor ? historyOf(db, visitor.userId) : [],
);
