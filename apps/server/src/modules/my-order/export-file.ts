/** Rows as the bytes of a file, each as its page comes. */
import { type ExportColumn, exportColumns, exportName, type Locale } from "@tradehall/mall-rules/words";
import { writeXlsxStream } from "hucre/xlsx";
import { byteOrderMark, type Cell, csvLine } from "#server/csv.ts";
import { columnNames } from "./export-rows.ts";

type Pages = AsyncIterable<readonly Cell[][]>;

const amounts = new Set<ExportColumn>([
  "price",
  "total",
  "memberSaved",
  "share",
  "actual",
  "orderDiscount",
  "freight",
  "orderTotal",
  "refunded",
]);
const wide = new Set<ExportColumn>(["orderNumber", "product", "address"]);

/** No control but tab and line break is a character of XML. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
const notOfXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

async function* csvOf(pages: Pages, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columnNames.map((name) => exportColumns[name][locale]));
  for await (const rows of pages) yield rows.map(csvLine).join("");
}

async function* xlsxRows(pages: Pages): AsyncGenerator<Cell[]> {
  for await (const rows of pages)
    for (const row of rows)
      yield row.map((cell) => (typeof cell === "string" ? cell.replace(notOfXml, "") : cell));
}

const xlsxOf = (pages: Pages, locale: Locale): AsyncIterable<Uint8Array> =>
  writeXlsxStream(xlsxRows(pages), {
    name: exportName[locale],
    columns: columnNames.map((name) => ({
      header: exportColumns[name][locale],
      width: wide.has(name) ? 28 : 14,
      ...(amounts.has(name) ? { numFmt: "0.00" } : {}),
    })),
    freezePane: { rows: 1 },
  });

export const fileOf = { csv: csvOf, xlsx: xlsxOf };

/** Bytes of a line, as measured (docs/decisions/2026-11-23-order-export.md); a bar is drawn by them, nothing else. */
export const bytesOfLine = { csv: 280, xlsx: 95 };
