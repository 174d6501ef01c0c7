/**
 * A workbook of several sheets, written while it is sent (ECMA-376, part 1): its memory does not grow with its rows. Kept
 * libraries stream one sheet, or hold all rows at once.
 */
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Cell } from "./csv.ts";

export interface Sheet {
  name: string;
  columns: readonly { header: string; width: number; isAmount: boolean }[];
  /** Asked for as the file is taken, one sheet after the other. */
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const media = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** No control but tab and line break is a character of XML. */
const notOfXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) =>
  text.replace(notOfXml, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");

// Styles by their place in styles.xml: texts stay texts when they are edited, amounts have two decimals.
const [textStyle, amountStyle] = [1, 2];
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** 0 → A, 26 → AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function cellOf(cell: Cell, place: string, isAmount: boolean): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number")
    return `<c r="${place}"${isAmount ? ` s="${amountStyle}"` : ""}><v>${cell}</v></c>`;
  const text = `<is><t xml:space="preserve">${escaped(cell)}</t></is>`;
  return `<c r="${place}" s="${textStyle}" t="inlineStr">${text}</c>`;
}

async function* sheetText({ columns, pages }: Sheet): AsyncGenerator<string> {
  let row = 0;
  const rowOf = (cells: readonly Cell[]) => {
    row += 1;
    const inside = cells.map((cell, at) => cellOf(cell, letters(at) + row, columns[at]?.isAmount ?? false));
    return `<row r="${row}">${inside.join("")}</row>`;
  };
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData>`;
  yield rowOf(columns.map(({ header }) => header));
  for await (const rows of pages) yield rows.map(rowOf).join("");
  yield "</sheetData></worksheet>";
}

interface Part {
  path: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** The parts in an archive, each asked for when the one before it is through. */
function zipped(parts: readonly Part[]): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const begun: Readable[] = [];
  for (const { path, text } of parts)
    zip.addReadStreamLazy(path, (give) => {
      const source = Readable.from(text, { objectMode: false });
      begun.push(source);
      give(null, source);
    });
  zip.on("error", (error: Error) => archive.destroy(error));
  // A client that stops taking the file ends the statements behind it.
  archive.on("close", () => {
    for (const source of begun) source.destroy();
  });
  zip.end();
  return archive;
}

export function xlsxOf(sheets: readonly Sheet[]): AsyncIterable<Uint8Array> {
  const each = (text: (number: number, sheet: Sheet) => string) =>
    sheets.map((sheet, index) => text(index + 1, sheet)).join("");
  const parts: Part[] = [
    ...sheets.map((sheet, index) => ({
      path: `xl/worksheets/sheet${index + 1}.xml`,
      text: sheetText(sheet),
    })),
    { path: "xl/styles.xml", text: [styles] },
    {
      path: "xl/workbook.xml",
      text: [
        `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((number, { name }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
      ],
    },
    {
      path: "xl/_rels/workbook.xml.rels",
      text: [
        `${head}<Relationships xmlns="${packages}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId0" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ],
    },
    {
      path: "_rels/.rels",
      text: [
        `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      path: "[Content_Types].xml",
      text: [
        `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${media}.worksheet+xml"/>`)}</Types>`,
      ],
    },
  ];
  return zipped(parts);
}
