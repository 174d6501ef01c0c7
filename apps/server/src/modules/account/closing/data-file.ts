/** A buyer's own data as a ZIP, written while it is sent: a JSON and a CSV of each table. */

import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { keysOf } from "@tradehall/mall-rules/records";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import {
  type OwnDataColumn,
  type OwnDataFile,
  ownDataColumns,
  ownDataFiles,
} from "@tradehall/mall-rules/words/own-data";
import { ZipFile } from "yazl";
import { type Cell, csvTable } from "#server/csv.ts";
import type { Database } from "#server/db/database.ts";
import { fenColumns, type OwnRow, ownData } from "./own-data.ts";

/** Rows asked for at once. */
const pageRows = 500;

interface Asked {
  db: Database;
  userId: number;
  locale: Locale;
}

async function* pagesOf(file: OwnDataFile, { db, userId, locale }: Asked): AsyncGenerator<OwnRow[]> {
  for (let offset = 0; ; offset += pageRows) {
    const rows = await ownData[file](db, userId, { limit: pageRows, offset }, locale);
    if (rows.length > 0) yield rows;
    if (rows.length < pageRows) return;
    // An embedded database answers before anything else has its turn.
    await setImmediate();
  }
}

/** A moment in China's time, an amount in yuan. */
function cellOf(column: OwnDataColumn, value: OwnRow[OwnDataColumn]): Cell {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return chinaTime(value);
  if (typeof value === "number" && fenColumns.includes(column)) return Number(fenToYuan(fen(value)));
  return typeof value === "boolean" ? Number(value) : value;
}

const columnsOf = (row: OwnRow) => keysOf(row);

async function* jsonOf(file: OwnDataFile, asked: Asked): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of pagesOf(file, asked))
    for (const row of rows) {
      const values = columnsOf(row).map((column) => [column, cellOf(column, row[column])]);
      yield before + JSON.stringify(Object.fromEntries(values));
      before = ",\n";
    }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Without rows the file has no columns to name, and is its mark of order alone. */
async function* csvOf(file: OwnDataFile, asked: Asked): AsyncGenerator<string> {
  const pages = pagesOf(file, asked);
  const { value: first } = await pages.next();
  const columns = first ? columnsOf(first[0]) : [];
  const rowsOf = (rows: OwnRow[]) => rows.map((row) => columns.map((column) => cellOf(column, row[column])));
  async function* all() {
    if (first) yield rowsOf(first);
    for await (const rows of pages) yield rowsOf(rows);
  }
  yield* csvTable(
    columns.map((column) => ownDataColumns[column][asked.locale]),
    all(),
  );
}

export function dataFile(asked: Asked): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  for (const file of keysOf(ownDataFiles)) {
    const name = ownDataFiles[file][asked.locale];
    const add = (content: AsyncIterable<string>, ending: string) =>
      zip.addReadStreamLazy(`${name}.${ending}`, (give) => {
        give(null, Readable.from(content, { objectMode: false }));
      });
    add(jsonOf(file, asked), "json");
    add(csvOf(file, asked), "csv");
  }
  zip.end();
  return zip.outputStream as unknown as AsyncIterable<Uint8Array>;
}
