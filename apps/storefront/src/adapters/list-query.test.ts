import { expect, test } from "vitest";
import { hrefOf, listQuery, readListQuery } from "./list-query.ts";

const bills = listQuery({
  path: "/bills",
  choices: { tab: ["all", "open"], year: ["2026", "2025"] },
  texts: { keyword: 5 },
});
const read = (search: string) => readListQuery(bills, `http://mall.test/bills${search}`);

test("an address says its tab, filters and page; what it does not name is not chosen", () => {
  expect(read("?tab=open&year=2025&keyword=%20abc%20&page=3")).toEqual({
    tab: "open",
    year: "2025",
    keyword: "abc",
    page: 3,
  });
  expect(read("")).toEqual({ tab: "all", year: "2026", keyword: "", page: 1 });
});

test.each(["?tab=closed&page=0", "?tab=&page=-1", "?page=x", "?page=", "?tab=__proto__"])(
  "%s names nothing that there is",
  (search) => expect(read(search)).toEqual({ tab: "all", year: "2026", keyword: "", page: 1 }),
);

test("a text is cut to what may be typed", () => expect(read("?keyword=1234567").keyword).toBe("12345"));

test("an address names only what differs from the list as it opens", () => {
  expect(hrefOf(bills, {})).toBe("/bills");
  expect(hrefOf(bills, { tab: "all", year: "2026", keyword: "", page: 1 })).toBe("/bills");
  expect(hrefOf(bills, { tab: "open", page: 2 })).toBe("/bills?tab=open&page=2");
  const values = { tab: "open", year: "2025", keyword: "扳手&", page: 7 } as const;
  expect(read(hrefOf(bills, values).slice("/bills".length))).toEqual(values);
});
