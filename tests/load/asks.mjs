/** What people ask of a large catalogue, each ask a new one: no answer of a moment ago is given out again. */

/** Single words of the seed's goods: common and rare, names, brands, pinyin, initials, numbers, attributes. */
const words = [
  "扳手",
  "手套",
  "不锈钢",
  "球阀",
  "江南线",
  "banshou",
  "nlbs",
  "6202",
  "达克罗",
  "M6×20",
  "电钻",
  "安全帽",
];
const sorts = [undefined, 0, 2, 4, 5];
/** Third-level categories of the seed: after 8 of the first level and 32 of the second. */
const leaves = Array.from({ length: 32 }, (_, index) => 41 + index * 4);

/** Every combination once, in an order that puts unlike ones after each other. */
function shuffled(list) {
  let state = 11;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return list
    .map((item) => [next(), item])
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

const query = (facts) =>
  new URLSearchParams(Object.entries(facts).filter(([, value]) => value !== undefined)).toString();

/** Paths by kind. `products` is how many there are; ids count from 1. Of another `size` all asks are new again. */
export function asksOf(products, size = 60) {
  const search = (facts) => `/search/page?${query({ size, ...facts })}`;
  const kinds = {
    "search by word": words.flatMap((keyword) =>
      sorts.flatMap((sort) => [0, 1].map((hasStock) => search({ keyword, sort, hasStock }))),
    ),
    "a category": [1, 2, 3, 4, 5, 6, 7, 8].flatMap((primaryCategoryId) =>
      sorts.flatMap((sort) =>
        [undefined, 50].flatMap((minPrice) =>
          [0, 1].map((hasStock) => search({ primaryCategoryId, sort, minPrice, hasStock })),
        ),
      ),
    ),
    "filters of a category": [1, 2, 3, 4, 5, 6, 7, 8].flatMap((primaryCategoryId) =>
      [1, 2].flatMap((shopType) =>
        [undefined, 10, 200].flatMap((minPrice) =>
          [500, 3000].map((maxPrice) => search({ primaryCategoryId, shopType, minPrice, maxPrice })),
        ),
      ),
    ),
    "filters of a leaf": leaves.flatMap((categoryId) =>
      [undefined, 1].map((minPrice) => search({ categoryId, minPrice })),
    ),
    everything: sorts.flatMap((sort) =>
      [undefined, 5, 20, 100].flatMap((minPrice) =>
        [1, 2].map((current) => search({ sort, minPrice, current })),
      ),
    ),
    "a product": Array.from(
      { length: 200 },
      (_, index) => `/prod/prodInfo?prodId=${1 + ((index * 7919) % products)}`,
    ),
  };
  return Object.fromEntries(Object.entries(kinds).map(([kind, paths]) => [kind, shuffled(paths)]));
}
