import { downloadData } from "@tradehall/api-client/endpoints/account/closing/download-data";
import { accountLimits } from "@tradehall/mall-rules/limits";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { ownDataFiles, ownDataName } from "@tradehall/mall-rules/words/own-data";
import { and, desc, eq, gt } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import { handleFile } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { notifyAccount } from "#server/modules/message/notify-account.ts";
import { refuse } from "#server/refuse.ts";
import { dataFile } from "./data-file.ts";

const roughBytes = 40_000;

export default handleFile(downloadData, async (_, { db, clock, buyer: { userId }, locale }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - accountLimits.dataIntervalMs);
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    // The message that tells of the last one says when it was.
    const [last] = await tx
      .select({ at: notifyLogs.createdAt })
      .from(notifyLogs)
      .where(
        and(
          eq(notifyLogs.userId, userId),
          eq(notifyLogs.event, "dataDownloaded"),
          gt(notifyLogs.createdAt, since),
        ),
      )
      .orderBy(desc(notifyLogs.id))
      .limit(1);
    if (last) refuse("dataTooSoon", { minutes: Math.ceil((last.at.getTime() - since.getTime()) / 60_000) });
    await notifyAccount(tx, userId, "dataDownloaded", now);
  });
  return {
    type: "application/zip",
    name: `${ownDataName[locale]}-${chinaDate(now)}.zip`,
    count: Object.keys(ownDataFiles).length * 2,
    estimatedBytes: roughBytes,
    body: dataFile({ db, userId, locale }),
  };
});
