import { expect, test } from "vitest";
import { changed } from "./list-filters.ts";
import { fieldsOf, readListFilters, toggled } from "./list-values.ts";
import { toSearchQuery } from "./search-query.ts";

const read = (query: string) => readListFilters(new URLSearchParams(query));
const asked = (query: string) => {
  const { keyword: _, size: __, ...filters } = toSearchQuery(read(query));
  return filters;
};

test("several values stand with commas between, also where a form says each by itself", () => {
  const kept = { brand: "1,2", attr: "7,9", st: "0" };
  expect(read("brand=1&brand=2&attr=7,9&attr=9&st=0")).toEqual(kept);
});

test("what is no list keeps what was said first", () => {
  expect(read("pn=扳手,锤子&pn=电钻&min=5&min=6")).toEqual({ pn: "扳手,锤子", min: "5" });
});

test("a value comes and goes alone, on the first page, with the ticks closed", () => {
  const address = read("brand=1,2&page=3&many=brand");
  expect(toggled(address, "brand", "2")).toEqual({ brand: "1" });
  expect(toggled(address, "brand", "3")).toEqual({ brand: "1,2,3" });
  expect(toggled(read("price=0-20&min=5"), "price", "0-20", { min: undefined })).toEqual({});
  expect(changed(address, { stock: "1" })).toEqual({ brand: "1,2", stock: "1" });
});

test("fields of a form keep all but the page and what the form says itself", () => {
  expect(fieldsOf(read("pn=扳手&min=5&max=9&page=2&attr=7"), ["min", "max"])).toEqual([
    { name: "pn", value: "扳手" },
    { name: "st", value: "0" },
    { name: "attr", value: "7" },
  ]);
});

test.each([
  ["cpid=1&cid=9&thCid=41", { primaryCategoryId: "1", secondaryCategoryId: "9", categoryId: "41" }],
  ["cpid=1&cid=9&thCid=41,42", { primaryCategoryId: "1", secondaryCategoryId: "9", categoryIds: "41,42" }],
  ["cpid=1,2", { categoryIds: "1,2" }],
  ["brand=1,2&shopId=1,2", { brandIds: "1,2", shopIds: "1,2" }],
  ["shopId=2", { shopId: "2" }],
  ["price=0-20,5000-&min=3", { priceSteps: "0-20,5000-", minPrice: "3" }],
  ["attr=7,9&active=1&moq=1", { attributeValueIds: "7,9", isActive: 1, orderFrom: "1" }],
  ["attr=材质&price=cheap&moq=-1&active=yes&shopId=a,b", {}],
])("%s asks for %j", (query, filters) => {
  expect(asked(query)).toEqual(filters);
});
