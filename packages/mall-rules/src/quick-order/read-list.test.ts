import { expect, test } from "vitest";
import { readList } from "./index.ts";

const pairs = (text: string) => readList(text).rows.map(({ code, quantity }) => [code, quantity]);

test.each([
  [
    "tabs",
    "0012\t3\r\nAB-1\t20\r\n",
    [
      ["0012", 3],
      ["AB-1", 20],
    ],
  ],
  [
    "commas of both widths and semicolons",
    "A,1\nB，2\nC;3\nD；4",
    [
      ["A", 1],
      ["B", 2],
      ["C", 3],
      ["D", 4],
    ],
  ],
  [
    "several spaces, and one before a number",
    "A B  5\n  C 6  \nD E",
    [
      ["A B", 5],
      ["C", 6],
      ["D E", 1],
    ],
  ],
  [
    "another way in each line",
    "A\t1\nB,2\rC 3",
    [
      ["A", 1],
      ["B", 2],
      ["C", 3],
    ],
  ],
  [
    "quotes of CSV",
    '"A,1","2"\n"B ""x""", "3"\n"C",4',
    [
      ["A,1", 2],
      ['B "x"', 3],
      ["C", 4],
    ],
  ],
  // As a mall's own CSV writes it, so that a spreadsheet keeps it a text.
  [
    "a tab within quotes",
    '"00817\t",3\nA,"4"',
    [
      ["00817", 3],
      ["A", 4],
    ],
  ],
  [
    "a cell of several lines",
    'A,1,"first\nsecond"\nB,2',
    [
      ["A", 1],
      ["B", 2],
    ],
  ],
  [
    "an inch that is no quote",
    '1/2"\t4\n"open,5',
    [
      ['1/2"', 4],
      ['"open', 5],
    ],
  ],
  [
    "a quote that goes on",
    '"A" B,2\n"C"x\t3',
    [
      ['"A" B', 2],
      ['"C"x', 3],
    ],
  ],
  ["full-width letters and digits", "ＡＢ－１２\t１０", [["AB-12", 10]]],
  [
    "groups of three digits",
    'A\t1,200\n"B","12,345"\nC\t10.00',
    [
      ["A", 1200],
      ["B", 12_345],
      ["C", 10],
    ],
  ],
  ["blank lines and empty cells", "\n\n , ,\nA,1\n\t\t\n", [["A", 1]]],
  [
    "a code alone",
    "A\nB,",
    [
      ["A", 1],
      ["B", 1],
    ],
  ],
  ["a head", "货号,数量\nA,2", [["A", 2]]],
  ["a head of other columns", "序号\t名称\t数量\t商品编码\n1\t螺栓\t3\t0007", [["0007", 3]]],
  ["a file's mark of its encoding", "\uFEFFSKU,Qty\nA,2", [["A", 2]]],
  ["signs that no text is kept with", "A\u0000B\ud800,1", [["AB", 1]]],
  ["nothing", " \n", []],
] as const)("reads %s", (_, text, rows) => {
  expect(pairs(text)).toEqual(rows);
});

test.each(["0", "-1", "1.5", "1e3", "abc", "12,34", "1000000000", "一"])(
  "%s is no quantity, and stays to be seen",
  (quantity) => {
    expect(readList(`A\t${quantity}`).rows).toEqual([
      { line: 1, code: "A", quantity: 0, quantityText: quantity, fault: "badQuantity", summed: [] },
    ]);
  },
);

test("a row without code and one with too long a code are faults", () => {
  const { rows } = readList(`,5\n${"A".repeat(65)},5\n${"B".repeat(64)},5`);
  expect(rows.map(({ fault }) => fault)).toEqual(["noCode", "longCode", undefined]);
});

test("sums a code that is there again, whatever its case, and says which lines; a faulty one is by itself", () => {
  const { rows } = readList("a1,2\n\nB,1\nA1,3\nＡ１,x\na1,4");
  expect(rows).toMatchObject([
    { line: 1, code: "a1", quantity: 9, summed: [4, 6] },
    { line: 3, code: "B", quantity: 1, summed: [] },
    { line: 5, quantityText: "x", fault: "badQuantity" },
  ]);
});

test("lines are counted through cells of several lines", () => {
  expect(readList('A,1,"x\ny\nz"\nB,2').rows.map(({ line }) => line)).toEqual([1, 4]);
});

test("hostile text is read in time", () => {
  const start = performance.now();
  for (const text of [
    '"'.repeat(30_000),
    '"a\n'.repeat(30_000),
    ",".repeat(30_000),
    `${" ".repeat(30_000)}x`,
    '"a,"b '.repeat(20_000),
  ])
    readList(text);
  expect(performance.now() - start).toBeLessThan(4000);
});
