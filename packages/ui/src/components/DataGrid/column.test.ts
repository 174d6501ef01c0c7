import { expect, test } from "vitest";
import { type GridColumn, inOrder } from "./column.ts";

interface Screw {
  name: string;
  price: number;
}
const rows: Screw[] = [
  { name: "张", price: 2 },
  { name: "M10", price: 10 },
  { name: "阿", price: 2 },
  { name: "M8", price: -1 },
];
const columns: GridColumn<Screw>[] = [
  { id: "name", head: "名称", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "price", head: "单价", cell: ({ price }) => price, sortBy: ({ price }) => price },
  { id: "act", head: "操作", cell: () => null },
];
const names = (column: string, direction: "ascending" | "descending") =>
  inOrder(rows, columns, { column, direction }, "zh-CN").map(({ name }) => name);

test("sorts numbers by size, and keeps the places of equal ones", () => {
  expect(names("price", "ascending")).toEqual(["M8", "张", "阿", "M10"]);
  expect(names("price", "descending")).toEqual(["M10", "张", "阿", "M8"]);
});

test("sorts words as the language does, and figures in them by size", () => {
  const sorted = names("name", "ascending");
  expect(sorted.indexOf("阿")).toBeLessThan(sorted.indexOf("张"));
  expect(sorted.indexOf("M8")).toBeLessThan(sorted.indexOf("M10"));
});

test("leaves rows alone where the column sorts nothing", () => {
  expect(inOrder(rows, columns, { column: "act", direction: "ascending" }, "zh-CN")).toBe(rows);
  expect(inOrder(rows, columns, undefined, "zh-CN")).toBe(rows);
});
