import { restoreHistory } from "@tradehall/api-client/endpoints/search/history/restore-history";
import { textLimits } from "@tradehall/mall-rules/limits";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { historyOf, putInOrder } from "./history.ts";

export default handle(restoreHistory, async ({ body }, { db, clock, buyer }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyer.userId);
    const restored = [...new Set(body.keywords)];
    const since = (await historyOf(tx, buyer.userId)).filter((word) => !restored.includes(word));
    const words = [...since, ...restored].slice(0, textLimits.searchHistory);
    await putInOrder(tx, buyer.userId, words, clock.now());
  });
  return null;
});
