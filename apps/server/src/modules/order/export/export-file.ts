/** Exported orders as the bytes of a file, each page as it comes. */
import type { ExportFormat } from "@tradehall/api-client/models/order-export";
import type { Locale } from "@tradehall/mall-rules/words";
import {
  type ExportColumn,
  exportColumns,
  exportName,
  exportSheets,
} from "@tradehall/mall-rules/words/order-export";
import { type Cell, csvTable } from "#server/csv.ts";
import { type Sheet, xlsxOf } from "#server/xlsx.ts";
import { type ExportedOrder, lineCells, orderFacts, orderSums } from "./export-cells.ts";

/** Asks for the orders from the first on, each time it is called. */
type Pages = () => AsyncIterable<ExportedOrder[]>;

const amounts = new Set<ExportColumn>([
  ...(["price", "total", "memberSaved", "share", "payable", "paid", "tax"] as const),
  ...(["goods", "reduced", "freight", "orderTotal", "deposit", "balance"] as const),
  ...(["orderPaid", "refunded", "invoiceTax"] as const),
]);
const wide = new Set<ExportColumn>(["orderNumber", "product", "address"]);

const rowOf = (columns: readonly ExportColumn[], cells: Partial<Record<ExportColumn, Cell>>): Cell[] =>
  columns.map((name) => cells[name] ?? null);

async function* rowsOf(pages: Pages, toRows: (order: ExportedOrder) => Cell[][]): Sheet["pages"] & object {
  for await (const orders of pages()) yield orders.flatMap(toRows);
}

/** A row for each line; what an order costs in all is in the first of its rows alone. */
function csvOf(pages: Pages, locale: Locale): AsyncIterable<string> {
  const { facts, line, sums } = exportSheets;
  const columns = [...facts, ...line, ...sums];
  const rows = rowsOf(pages, (one) => {
    const shared = orderFacts(one, locale);
    return one.items.map((item, index) =>
      rowOf(columns, { ...shared, ...lineCells(one, item), ...(index === 0 ? orderSums(one) : {}) }),
    );
  });
  return csvTable(
    columns.map((name) => exportColumns[name][locale]),
    rows,
  );
}

/** A sheet of orders, each once, and one of their lines. */
function workbookOf(pages: Pages, locale: Locale): AsyncIterable<Uint8Array> {
  const { facts, line, sums, lineHead } = exportSheets;
  const sheet = (
    name: string,
    columns: readonly ExportColumn[],
    toRows: (one: ExportedOrder) => Cell[][],
  ) => ({
    name,
    columns: columns.map((column) => ({
      header: exportColumns[column][locale],
      width: wide.has(column) ? 28 : 14,
      isAmount: amounts.has(column),
    })),
    pages: rowsOf(pages, toRows),
  });
  const ofOrder = [...facts, ...sums];
  const ofLine = [...lineHead, ...line];
  return xlsxOf([
    sheet(exportName[locale], ofOrder, (one) => [
      rowOf(ofOrder, { ...orderFacts(one, locale), ...orderSums(one) }),
    ]),
    sheet(exportSheets.lineName[locale], ofLine, (one) =>
      one.items.map((item) => rowOf(ofLine, { ...orderFacts(one, locale), ...lineCells(one, item) })),
    ),
  ]);
}

export const fileOf: Record<
  ExportFormat,
  (pages: Pages, locale: Locale) => AsyncIterable<string | Uint8Array>
> = { csv: csvOf, xlsx: workbookOf };

/** Bytes of a line, as measured (docs/decisions/2026-11-23-order-export.md); a bar is drawn by them, nothing else. */
export const bytesOfLine: Record<ExportFormat, number> = { csv: 310, xlsx: 130 };
