/** What searches of the page with the goods answer. */
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import type { SearchPage } from "@tradehall/api-client/models/search";
import { facetsOf, goods } from "./goods.ts";

const { answer } = searchProducts.example;
const arrival = { kind: "arrives", day: "2026-11-25" } as const;

/** All goods, of no keyword and no category. */
export const everything: SearchPage = {
  ...answer,
  records: goods.map((card) => ({ ...card, arrival: card.inStock ? arrival : null, match: null })),
  ...{ total: goods.length, keyword: "", facets: facetsOf(goods), breadcrumb: [] },
};

const tools = everything.records.filter(({ primaryCategoryId }) => primaryCategoryId === 1);
/** Tools of one shop, of that category and of no other shop. */
const own = tools.filter(({ shopType }) => shopType === 1);
export const filtered: SearchPage = {
  ...everything,
  ...{ records: own, total: own.length, facets: facetsOf(tools) },
  breadcrumb: answer.breadcrumb.slice(0, 1),
};

export const nothingFound: SearchPage = {
  ...everything,
  ...{ records: [], total: 0, pages: 0, keyword: "液压千斤顶 50T", facets: facetsOf([]) },
  suggestion: ["千斤顶", "液压扳手"],
  fewerWords: [{ keyword: "液压", count: 12 }],
};
