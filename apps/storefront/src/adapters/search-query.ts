/** The address of a product list as the search is asked. */
import type { ListSort } from "@tradehall/mall-components/list/ListToolbar";
import { idPattern } from "@tradehall/mall-rules/checks/id";
import { pageSizes, textLimits } from "@tradehall/mall-rules/limits";
import { plainAmount } from "@tradehall/mall-rules/money";
import { keysOf } from "@tradehall/mall-rules/records";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import type { ListAddress } from "./list-address.ts";
import { severalCategories } from "./list-values.ts";

/** The `st` of each order (Spec §2). */
export const sortNumbers = {
  default: "0",
  sales: "1",
  priceUp: "2",
  priceDown: "3",
  newest: "4",
} as const satisfies Record<ListSort, string>;

const isWhole = (text: string | undefined): text is string => text !== undefined && idPattern.test(text);
const isAmount = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,10}(\.\d{1,2})?$/.test(plainAmount(text) ?? "");
const isIds = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,15}(,\d{1,15})*$/.test(text);

const step = /^\d{1,10}(\.\d{1,2})?-(\d{1,10}(\.\d{1,2})?)?$/;
const areSteps = (text: string | undefined): text is string =>
  text !== undefined && !text.split(",").some((one) => !step.test(one));

/** The order of this number; the usual one where there is none. */
export const sortOfNumber = (st: string | undefined): ListSort =>
  keysOf(sortNumbers).find((name) => sortNumbers[name] === st) ?? "default";

/** What the server is asked; parts of the address that make no sense are left out. */
export function toSearchQuery(address: ListAddress) {
  const one = <K extends string>(
    name: K,
    value: string | undefined,
    isGood: (text: string | undefined) => boolean,
  ) => (isGood(value) && value !== "0" ? { [name]: value } : {});
  return {
    keyword: [...(address.pn ?? "")].slice(0, textLimits.keyword).join(""),
    ...one("primaryCategoryId", address.cpid, isWhole),
    ...one("secondaryCategoryId", address.cid, isWhole),
    ...one("categoryId", address.thCid, isWhole),
    ...one("categoryIds", severalCategories(address)?.value, isIds),
    ...one("brandIds", address.brand, isIds),
    ...one("priceSteps", address.price, areSteps),
    ...one("minPrice", address.min, isAmount),
    ...one("maxPrice", address.max, isAmount),
    ...one("shopId", address.shopId, isWhole),
    ...one("shopCid", address.shopCid, isWhole),
    ...one("shopIds", isWhole(address.shopId) ? undefined : address.shopId, isIds),
    ...one("attributeValueIds", address.attr, isIds),
    ...one("couponId", address.couponId, isWhole),
    ...one("st", address.st, isWhole),
    ...(address.self === "1" ? { shopType: shopTypes.selfOperated } : {}),
    ...(address.stock === "1" ? { hasStock: 1 as const } : {}),
    ...(address.active === "1" ? { isActive: 1 as const } : {}),
    ...one("orderFrom", address.moq, isWhole),
    ...one("current", address.page, isWhole),
    size: pageSizes.productList,
  };
}
