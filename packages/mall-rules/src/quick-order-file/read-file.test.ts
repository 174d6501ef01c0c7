/// <reference types="node" />
import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { quickOrderLimits } from "../limits/index.ts";
import { readList } from "../quick-order/index.ts";
import { type FileText, readFile } from "./index.ts";

const most = quickOrderLimits.unpackedBytes.server;
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

interface Book {
  /** Rows of each sheet as XML; a second value is what follows them. */
  sheets: readonly (string | readonly [rows: string, after: string])[];
  shared?: string;
  styles?: string;
  workbook?: string;
  prefix?: string;
}

const relations = (rows: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relation}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** A workbook with no more than Excel needs to open it. */
function bookOf({ sheets, shared = "", styles = "", workbook = "", prefix = "" }: Book): Uint8Array {
  const names = sheets.map(
    (_, at) => [`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`] as const,
  );
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/_rels/workbook.xml.rels": relations([
      ...names,
      ["s1", "sharedStrings", "/xl/sharedStrings.xml"],
      ["s2", "styles", "styles.xml"],
    ]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relation}">${workbook}<sheets>${names
      .map(([id], at) => `<sheet name="表${at + 1}" sheetId="${at + 1}" r:id="${id}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${shared}</sst>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
  };
  for (const [at, sheet] of sheets.entries()) {
    const [rows, after] = typeof sheet === "string" ? [sheet, ""] : sheet;
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<${prefix}worksheet xmlns="${main}" xmlns:x="${main}"><${prefix}sheetData>${rows}</${prefix}sheetData>${after}</${prefix}worksheet>`;
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

function read(bytes: Uint8Array): FileText {
  const file = readFile(bytes, most);
  if ("fault" in file) throw new Error(file.fault);
  return file;
}
const rowsOf = (file: FileText) =>
  readList(file.text).rows.map(({ line, code, quantity }) => [line, code, quantity]);
const inline = (text: string) => `<is><t xml:space="preserve">${text}</t></is>`;

test("a workbook of LibreOffice: a title, a head, formats, a formula, hidden and merged rows", () => {
  const file = read(readFileSync(new URL("fixtures/libreoffice.xlsx", import.meta.url)));
  expect(rowsOf(file)).toEqual([
    [3, "000123", 10],
    [4, "3-4", 20],
    [5, "AB-1", 5],
    [6, "00120501", 1],
    [7, "", 0],
    [8, "6901234567892", 1200],
  ]);
  expect(file.notes).toEqual({
    3: [{ kind: "padded", text: "000123" }],
    4: [{ kind: "date", text: "3-4" }],
    5: [{ kind: "hidden", text: "" }],
    7: [{ kind: "merged", text: "" }],
  });
  expect(file.sheet).toBeUndefined();
});

test("texts as Excel and WPS share them: parts with looks of their own, how they are read aloud, escaped signs", () => {
  const file = read(
    bookOf({
      sheets: [
        `<row r="1" spans="1:2" ht="14"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
         <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>3</v></c></row>
         <row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4" t="s"><v>4</v></c></row>`,
      ],
      shared: `<si><t>货号</t><phoneticPr fontId="1"/></si><si><t>数量</t></si>
        <si><r><rPr><b/></rPr><t>00</t></r><r><t xml:space="preserve">12 </t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>
        <si><t>A&amp;B_x000D_&#10;-1</t></si><si><t>1,200</t></si>`,
    }),
  );
  expect(rowsOf(file)).toEqual([
    [2, "0012", 3],
    [4, "A&B -1", 1200],
  ]);
});

test("texts in their cells, prefixes on all elements, no places, as reports of other programs are written", () => {
  const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
  const number = (value: string) => `<x:c t="n"><x:v>${value}</x:v></x:c>`;
  const rows = `<x:row>${cell("AB-1")}${number("2")}</x:row><x:row>${cell("0007")}${number("1E1")}</x:row>`;
  const file = read(bookOf({ sheets: [rows], prefix: "x:" }));
  expect(rowsOf(file)).toEqual([
    [1, "AB-1", 2],
    [2, "0007", 10],
  ]);
});

test("a formula gives the value it had; one without a value and an error are faults of their rows", () => {
  const file = read(
    bookOf({
      sheets: [
        `<row r="1"><c r="B1" t="str"><f>A9&amp;"x"</f><v>AB-1</v></c><c r="C1"><f>1+1</f><v>2</v></c></row>
         <row r="2"><c r="B2" t="inlineStr">${inline("AB-2")}</c><c r="C2"><f>A1*2</f></c></row>
         <row r="3"><c r="B3" t="inlineStr">${inline("AB-3")}</c><c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
      ],
    }),
  );
  expect(readList(file.text).rows).toMatchObject([
    { code: "AB-1", quantity: 2 },
    { code: "AB-2", quantityText: "=A1*2", fault: "badQuantity" },
    { code: "AB-3", quantityText: "#DIV/0!", fault: "badQuantity" },
  ]);
  expect(file.notes).toEqual({
    2: [{ kind: "noValue", text: "=A1*2" }],
    3: [{ kind: "error", text: "#DIV/0!" }],
  });
});

test("zeros and dates of formats, days since 1904, digits that were lost", () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="000000"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="58"/></cellXfs>`;
  const file = read(
    bookOf({
      sheets: [
        `<row r="1"><c r="A1" s="1"><v>123</v></c></row><row r="2"><c r="A2" s="2"><v>44623</v></c></row>
         <row r="3"><c r="A3"><v>123456789012345670</v></c></row>`,
      ],
      ...{ styles, workbook: `<workbookPr date1904="1"/>` },
    }),
  );
  expect(rowsOf(file)).toEqual([
    [1, "000123", 1],
    [2, "3-4", 1],
    [3, "123456789012346000", 1],
  ]);
  expect(Object.values(file.notes).map(([note]) => note?.kind)).toEqual(["padded", "date", "precision"]);
});

test("the first sheet with something in it is read, and it is said that there are others", () => {
  const row = (code: string) => `<row r="1"><c r="A1" t="inlineStr">${inline(code)}</c></row>`;
  const file = read(bookOf({ sheets: ["", row("AB-2"), row("AB-3")] }));
  expect(rowsOf(file)).toEqual([[1, "AB-2", 1]]);
  expect(file.sheet).toEqual({ name: "表2", others: 1 });
});

test("more rows than one list takes are all counted", () => {
  const row = (_: unknown, at: number) =>
    `<row r="${at + 1}"><c r="A${at + 1}"><v>${10_000 + at}</v></c></row>`;
  const file = read(bookOf({ sheets: [Array.from({ length: 5_200 }, row).join("")] }));
  expect(readList(file.text).rows).toHaveLength(5_200);
});

test("a row at the sheet's end does not make a million empty lines", () => {
  const file = read(bookOf({ sheets: [`<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>`] }));
  expect(file.text).toBe("7\t");
});

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

test.each([
  ["a workbook with a password", Uint8Array.from([...compound, ...utf16("EncryptedPackage")]), "encrypted"],
  ["an .xls", Uint8Array.from([...compound, ...utf16("Workbook")]), "oldWorkbook"],
  [
    "an .xlsb",
    zip({ "_rels/.rels": relations([["r", "officeDocument", "xl/workbook.bin"]]) }),
    "oldWorkbook",
  ],
  ["another zip", zip({ "word/document.xml": "<w/>" }), "notWorkbook"],
  ["a page that is called .xls", strToU8("<html><table><tr><td>1"), "notWorkbook"],
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "notWorkbook"],
  ["a zip that was cut off", bookOf({ sheets: [""] }).subarray(0, 300), "damaged"],
  ["no XML", bookOf({ sheets: ["<row><c><v>1</v></row>"] }), "damaged"],
  ["a workbook without anything in it", bookOf({ sheets: ["", ""] }), "empty"],
  ["an empty file", new Uint8Array(), "empty"],
  ["too many bytes", new Uint8Array(quickOrderLimits.fileBytes + 1), "tooLarge"],
  ["a zip bomb", bookOf({ sheets: ["<v>1</v>", " ".repeat(most)] }), "tooLarge"],
] as const)("%s is said", (_, bytes, fault) => {
  expect(readFile(bytes, most)).toEqual({ fault });
});

test("a bomb that lies about its size is stopped as early", () => {
  const bytes = bookOf({ sheets: [" ".repeat(most * 4)] });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  // The sizes that local heads and the directory give of all parts.
  for (let at = 0; at < bytes.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  const start = performance.now();
  expect(readFile(bytes, most)).toEqual({ fault: "tooLarge" });
  expect(performance.now() - start).toBeLessThan(2000);
});
