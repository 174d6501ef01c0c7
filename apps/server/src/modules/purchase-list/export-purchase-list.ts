import { exportPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/export-purchase-list";
import { exportTypes } from "@tradehall/api-client/models/order-export";
import type { PurchaseLine } from "@tradehall/api-client/models/purchase-list";
import { keysOf } from "@tradehall/mall-rules/records";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { purchaseListColumns } from "@tradehall/mall-rules/words/purchase-list";
import { type Cell, csvTable } from "#server/csv.ts";
import { handleFile } from "#server/handle.ts";
import { pricedLines } from "./list-lines.ts";
import { findList } from "./own-lists.ts";

const bytesOfLine = 120;

const cellsOf = (line: PurchaseLine): Record<keyof typeof purchaseListColumns, Cell> => ({
  code: line.partyCode,
  product: line.prodName,
  sku: line.skuName,
  quantity: line.prodCount,
  unit: line.unit,
  price: Number(line.price),
  total: Number(line.total),
  note: line.note,
  state: line.why,
});

async function* rowsOf(lines: readonly PurchaseLine[]) {
  const columns = keysOf(purchaseListColumns);
  yield lines.map((line) => {
    const cells = cellsOf(line);
    return columns.map((name) => cells[name]);
  });
}

export default handleFile(exportPurchaseList, async ({ query: { listId } }, context) => {
  const { db, buyer, clock, locale } = context;
  const { name } = await findList(db, buyer, listId);
  const lines = await pricedLines(context, listId);
  const heads = Object.values(purchaseListColumns).map((words) => words[locale]);
  return {
    type: exportTypes.csv,
    // Signs that no system takes in the name of a file.
    name: `${name.replace(/[\\/:*?"<>|]/g, "-")}-${chinaDate(clock.now())}.csv`,
    count: lines.length,
    estimatedBytes: lines.length * bytesOfLine,
    body: csvTable(heads, rowsOf(lines)),
  };
});
