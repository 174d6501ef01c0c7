import { filterNames } from "@tradehall/mall-adapters/list-filters";
import { readListFilters } from "@tradehall/mall-adapters/list-values";
import { expect, test } from "vitest";
import { browserTable } from "../../browser-routes.ts";
import { routeTable } from "../route-table.ts";
import { changedHref, listHref } from "./list-address.ts";

test("every part of a list's query can be said, also where the map has no queries", () => {
  expect(browserTable.list?.query).toBeUndefined();
  const queries = `${routeTable.list.query} ${routeTable["shop-prod-list"].query}`;
  expect([...filterNames].sort()).toEqual([...new Set(queries.replaceAll("?", "").split(" "))].sort());
});

test("an address says its filters in one order, an order of the goods always, and is read as it was said", () => {
  const kept = { brand: "1,2", attr: "7,9", st: "0" };
  expect(listHref(kept)).toBe("/list?st=0&brand=1%2C2&attr=7%2C9");
  expect(readListFilters(new URL(listHref(kept), "https://mall.test").searchParams)).toEqual(kept);
  expect(changedHref({ ...kept, page: "3" }, { brand: undefined, stock: "1" })).toBe(
    "/list?st=0&attr=7%2C9&stock=1",
  );
  expect(listHref({ isOfShop: true, shopId: "2", shopCid: "8" })).toBe(
    "/shop-prod-list?st=0&shopId=2&shopCid=8",
  );
});
