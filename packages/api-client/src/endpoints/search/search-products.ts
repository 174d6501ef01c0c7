import {
  cardExample,
  categoryPathExample,
  facetsExample,
  matchExample,
  nothingChosenExample,
} from "../../models/examples/catalogue.ts";
import { SearchPage } from "../../models/search.ts";
import { SearchQuery } from "../../models/search-query.ts";
import { endpoint } from "../contract.ts";

/** Products by keyword and filters, with the ways to narrow them (Spec §2, §5). A signed-in keyword is remembered. */
export const searchProducts = endpoint("GET /search/page", {
  summary: "Products by keyword and filters",
  tag: "search",
  auth: "optional",
  effect: "read",
  query: SearchQuery,
  answer: SearchPage,
  fails: ["A00001"],
  example: {
    query: { keyword: "扳手 8mm", current: 1, size: 60 },
    answer: {
      records: [{ ...cardExample, arrival: { kind: "arrives", day: "2026-11-25" }, match: matchExample }],
      total: 1,
      size: 60,
      current: 1,
      pages: 1,
      keyword: "扳手 8mm",
      isTotalExact: 1,
      facets: facetsExample,
      breadcrumb: categoryPathExample,
      chosen: nothingChosenExample,
      correctedTo: null,
      suggestion: [],
      ...{ without: [], withoutAny: 0 },
      fewerWords: [],
    },
  },
});
