import { expect, test } from "vitest";
import { browserTable } from "../../browser-routes.ts";
import { routeTable } from "../route-table.ts";
import { names } from "./list-address.ts";

test("every part of a list's query can be said, also where the map has no queries", () => {
  expect(browserTable.list?.query).toBeUndefined();
  const queries = `${routeTable.list.query} ${routeTable["shop-prod-list"].query}`;
  expect([...names].sort()).toEqual([...new Set(queries.replaceAll("?", "").split(" "))].sort());
});
