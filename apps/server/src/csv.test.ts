import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("what would be a formula is a text", () => {
  const harmful = ["=1+1", "+86", "-2", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x")'];
  expect(harmful.map((text) => csvLine([text]))).toEqual([
    "'=1+1\r\n",
    "'+86\r\n",
    "'-2\r\n",
    "'@SUM(A1)\r\n",
    '"\'\t=1"\r\n',
    '"\'\r=1"\r\n',
    `"'=HYPERLINK(""http://x"")"\r\n`,
  ]);
});

test("long digits stay what they are, amounts stay numbers, also below nothing", () => {
  expect(csvLine(["261121093015482913746", 12.5, -3, "", null])).toBe(
    '"261121093015482913746\t",12.5,-3,,\r\n',
  );
});

test("a code stays the code that it is in a workbook", () => {
  const codes = ["00310", "1E10", "12e5", "8-10", "1/2", "1 1/2", "3-5-8", "MAR-1", "2-Sep", "SEPT2", "1.50"];
  for (const code of [...codes, "5%", "1,000", "12:30", "3月5日", "true"])
    expect([code, csvLine([code])]).toEqual([code, expect.stringMatching(/\t"\r\n$/)]);
  for (const text of [
    "M8×30",
    "TF-000817",
    "304",
    "12.5",
    "SF1234567890",
    "2026-11-21 09:48:12",
    "2026-11-21",
  ])
    expect(csvLine([text])).toBe(`${text}\r\n`);
});

test("separators, quotes and line breaks stay within their field", () => {
  expect(csvLine(['a"b', "c,d", "e\nf", "手套"])).toBe('"a""b","c,d","e\nf",手套\r\n');
});
