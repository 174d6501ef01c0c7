import { restoreListLines } from "@tradehall/api-client/endpoints/purchase-list/restore-list-lines";
import { handle } from "#server/handle.ts";
import { putLines, wantedOf } from "./list-lines.ts";
import { changeList } from "./own-lists.ts";

export default handle(restoreListLines, async ({ body: { listId, lines } }, context) => {
  const now = context.clock.now();
  const wanted = wantedOf(lines, now).map((line, nth) => ({
    ...line,
    // Never of a time to come, which would stay above all that is added later.
    createdAt: new Date(Math.min(lines[nth]?.createdAt ?? now.getTime(), now.getTime())),
  }));
  await changeList(context, listId, "change", (tx) => putLines(tx, listId, wanted, { adds: false }));
  return null;
});
