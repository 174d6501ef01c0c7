/** Rows that narrow a list, each value an address. */
import type { SearchFacets, SearchPage } from "@tradehall/api-client/models/search";
import type { FacetOption, FacetRow } from "@tradehall/mall-components/list/FacetPanel";
import { shortPriceText, type YuanText } from "@tradehall/mall-rules/money";
import { fill, type Locale, listWords } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";
import { changed, type ListChange, type ListFilters, levels } from "./list-filters.ts";
import { type ListedParam, severalCategories, toggled, valuesIn } from "./list-values.ts";

export interface Shown {
  locale: Locale;
  routes: DataRoutes;
}

/** Down to this level; deeper ones are taken away. */
export const inCategory = (asked: ListFilters, path: readonly (number | undefined)[]): ListFilters =>
  changed(asked, Object.fromEntries(levels.map((name, level) => [name, path[level]?.toString()])));

type Row = Omit<FacetRow, "ticksHref" | "isTicking"> & { name: ListedParam };

interface Value {
  value: string;
  label: string;
  count: number;
}

/** Values of which each link is one more or one less. */
const several =
  (asked: ListFilters, routes: DataRoutes) =>
  (name: ListedParam, values: readonly Value[], change: ListChange = {}): FacetOption[] => {
    const chosen = new Set(valuesIn(asked[name]));
    return values.map((one) => ({
      ...one,
      isSelected: chosen.has(one.value),
      href: routes.list(toggled(asked, name, one.value, change)),
    }));
  };

/** Categories lead down; where several are chosen, each link is one more or one less. */
function categoryRow(found: SearchPage, asked: ListFilters, { locale, routes }: Shown): Row {
  const path = found.breadcrumb.map((step) => step.categoryId);
  const chosen = severalCategories(asked);
  const ids = valuesIn(chosen?.value);
  const categories = found.facets?.categories ?? [];
  const options = categories.map(({ categoryId, categoryName, level, count }) => {
    const value = String(categoryId);
    const down = [path[0], path[1], undefined].with(level - 1, categoryId).slice(0, level);
    return {
      value,
      label: categoryName,
      count,
      isSelected: path.includes(categoryId) || ids.includes(value),
      href: routes.list(chosen ? toggled(asked, chosen.name, value) : inCategory(asked, down)),
    };
  });
  const name = levels[(categories[0]?.level ?? 1) - 1] ?? levels[0];
  return { name, label: listWords.category[locale], options };
}

/** The end of a step as the address says it: 20, not 20.00. */
const plain = (yuan: YuanText): string => String(Number(yuan));
const stepOf = ({ min, max }: { min: YuanText; max: YuanText | null }): string =>
  `${plain(min)}-${max === null ? "" : plain(max)}`;

/** 0–20元, ¥20以下, ¥5,000以上. */
export function rangeLabel(
  min: YuanText | undefined,
  max: YuanText | null | undefined,
  locale: Locale,
): string {
  const ends = { min: min && shortPriceText(min), max: max ? shortPriceText(max) : undefined };
  const name = !max ? "priceAbove" : min ? "priceBetween" : "priceBelow";
  return fill(listWords[name][locale], ends);
}

function rowsOf(found: SearchPage, facets: SearchFacets, asked: ListFilters, shown: Shown): Row[] {
  const { locale } = shown;
  const options = several(asked, shown.routes);
  const word = (name: keyof typeof listWords) => listWords[name][locale];
  const brands = facets.brands.map(({ brandId, brandName, count }) => ({
    value: String(brandId),
    label: brandName,
    count,
  }));
  const prices = facets.prices.map(({ min, max, count }) => ({
    value: stepOf({ min, max }),
    label: rangeLabel(min, max, locale),
    count,
  }));
  const shops = facets.shops.map(({ shopId, shopName, count }) => ({
    value: String(shopId),
    label: shopName,
    count,
  }));
  const attributes = facets.attributes.map(
    ({ name, values }): Row => ({
      name: "attr",
      key: `attr-${name}`,
      label: name,
      options: options(
        "attr",
        values.map(({ valueId, value, count }) => ({ value: String(valueId), label: value, count })),
      ),
    }),
  );
  return [
    categoryRow(found, asked, shown),
    { name: "brand", label: word("brand"), options: options("brand", brands) },
    {
      name: "price",
      label: word("price"),
      options: options("price", prices, { min: undefined, max: undefined }),
    },
    // A shop's own list has one shop.
    ...(asked.isOfShop
      ? []
      : [{ name: "shopId" as const, label: word("shop"), options: options("shopId", shops) }]),
    ...attributes,
  ];
}

/** `many` names the row whose ticks the address opens. */
export function facetRows(
  found: SearchPage,
  asked: ListFilters,
  shown: Shown,
  many: string | undefined,
): FacetRow[] {
  if (!found.facets) return [];
  return rowsOf(found, found.facets, asked, shown)
    .filter(({ options }) => options.length > 0)
    .map((row) => {
      const key = row.key ?? row.name;
      return {
        ...row,
        ...(row.options.length > 1 ? { ticksHref: shown.routes.list({ ...asked, many: key }) } : {}),
        ...(many === key ? { isTicking: true } : {}),
      };
    });
}
