import { exportRefunds } from "@tradehall/api-client/endpoints/refund/export/export-refunds";
import { exportTypes } from "@tradehall/api-client/models/order-export";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { refundExportColumns, refundExportName } from "@tradehall/mall-rules/words/refund-export";
import { count, countDistinct, eq } from "drizzle-orm";
import { csvTable } from "#server/csv.ts";
import { orders, refundItems, refunds } from "#server/db/schema/index.ts";
import { handleFile } from "#server/handle.ts";
import { xlsxOf } from "#server/xlsx.ts";
import { settleOwn } from "../settle-refunds.ts";
import { whichRefunds } from "../which-refunds.ts";
import { exportedRefunds, isAmount, isWide } from "./export-refund-rows.ts";

/** Bytes of a line, about; a bar is drawn by them, nothing else. */
const bytesOfLine = { csv: 250, xlsx: 110 };

export default handleFile(exportRefunds, async ({ query }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const { format, ...filters } = query;
  const which = whichRefunds(db, buyer, filters, now);
  const [all] = await db
    .select({ refunds: countDistinct(refunds.refundSn), lines: count() })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .innerJoin(refundItems, eq(refundItems.refundSn, refunds.refundSn))
    .where(which);
  const columns = Object.entries(refundExportColumns).map(([name, words]) => ({
    header: words[locale],
    width: isWide(name) ? 28 : 14,
    isAmount: isAmount(name),
  }));
  const pages = exportedRefunds(db, which, locale);
  return {
    type: exportTypes[format],
    name: `${refundExportName[locale]}-${chinaDate(now)}.${format}`,
    count: all?.refunds ?? 0,
    estimatedBytes: (all?.lines ?? 0) * bytesOfLine[format],
    body:
      format === "csv"
        ? csvTable(
            columns.map(({ header }) => header),
            pages,
          )
        : xlsxOf([{ name: refundExportName[locale], columns, pages }]),
  };
});
