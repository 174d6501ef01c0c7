import type { DataRoutes } from "@tradehall/mall-adapters/data-routes";
import type { ListFilters } from "@tradehall/mall-adapters/list-filters";
import type { MallRoutes } from "@tradehall/mall-components/routes";

/** The shop's own pages. */
export const pages = {
  home: "/",
  list: "/goods",
  product: "/product",
  cart: "/cart",
  checkout: "/checkout",
  login: "/login",
} as const;

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${search}` : path;
};

/** A list of goods; its filters are in the address, so that it can be kept, shared and gone back to. */
export const listHref = ({ isOfShop: _, ...filters }: ListFilters): string => withQuery(pages.list, filters);

export const productHref = (prodId: number | string, skuId?: number | string): string =>
  withQuery(`${pages.product}/${prodId}`, { skuId });

/** Where one signs in: `back` is the page to return to, `because` why the session is over. */
export const loginHref = (back: string, because?: string): string =>
  withQuery(pages.login, { back, because });

/** Where one product is ordered at once, beside the cart. */
export const buyNowHref = (prodId: number | string, skuId: number | string, count: number): string =>
  withQuery(pages.checkout, { prodId, skuId, count });

/** What an order waits for that is made. */
export type Awaits = "payment" | "approval" | "";

/** Where an order is that is made. */
export const placedHref = (placed: string, awaits: Awaits): string =>
  withQuery(pages.checkout, { placed, awaits });

/** A page of this shop out of an address that anyone may have written. */
export const ownPage = (back: string | null | undefined): string => {
  const isOwn = back?.startsWith("/") && !back.startsWith("//") && !back.includes("\\");
  return back && isOwn && !back.startsWith(pages.login) ? back : pages.home;
};

/** Categories by their level, from the first down. */
const categoryQuery = ([cpid, cid, thCid]: readonly (string | number)[]) => ({ cpid, cid, thCid });

const categoryHref = (path: readonly (string | number)[]): string =>
  withQuery(pages.list, categoryQuery(path));

/** Pages that this shop does not have yet. No screen of the template leads to them; give each its address once it is there. */
const later = (): string => pages.home;

/** Where the pages are that components lead to by themselves. */
export const mallRoutes: MallRoutes = {
  home: pages.home,
  allGoods: pages.list,
  search: pages.list,
  category: (...path) => categoryHref(path.filter((id) => id !== undefined)),
  cart: pages.cart,
  login: pages.login,
  ...{ notices: later(), orders: later(), messages: later(), enterprises: later(), signOut: later() },
  ...{ register: later(), forgetPassword: later(), terms: later, privacy: later() },
};

/** Where the pages are that the mall's data leads to. */
export const dataRoutes: DataRoutes = {
  product: productHref,
  team: productHref,
  shop: (shopId) => listHref({ shopId: String(shopId) }),
  goods: ({ keyword = "", categoryPath = [], shopId }) =>
    withQuery(pages.list, { pn: keyword, shopId, ...categoryQuery(categoryPath) }),
  list: listHref,
  category: categoryHref,
  coupon: (couponId) => listHref({ couponId: String(couponId) }),
  ...{ claim: later, order: later, invoice: later, invoiceFile: later, payment: later, chat: later },
  ...{ refund: later, writeReview: later, notice: later, flashSales: later },
};
