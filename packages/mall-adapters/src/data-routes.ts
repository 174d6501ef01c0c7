import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import type { DecorationPage } from "@tradehall/mall-rules/states/shop/decoration";
import type { ShopKind, ShopSort } from "@tradehall/mall-rules/states/shop/shop";
import type { ListFilters } from "./list-filters.ts";

/** What shops are looked for by; empty texts and the first of each choice narrow nothing. */
export interface ShopSearch {
  kind: ShopKind;
  sort: ShopSort;
  keyword: string;
  region: string;
}

/** Where the pages are that a mall's data leads to; a shop with other addresses gives its own. */
export interface DataRoutes {
  /** A product, of which a SKU may be meant. */
  product(prodId: number, skuId?: number): string;
  /** A product, to join a team of it. */
  team(prodId: number, teamId: number): string;
  /** A shop's home. */
  shop(shopId: number): string;
  /** Goods that a keyword or a category's ids find, of one shop where it is named, or of a category of that shop's own. */
  goods(search: {
    keyword?: string;
    categoryPath?: readonly number[];
    shopId?: number | undefined;
    shopCid?: number;
  }): string;
  /** Goods with these filters, the mall's or one shop's. */
  list(filters: ListFilters): string;
  /** Shops that are looked for so. Absent: there is no such page. */
  shops?(search: ShopSearch): string;
  /** The shops that the buyer keeps. Absent: there is no such page. */
  savedShops?(): string;
  /** Goods of a category, by the ids from the first level down to its own. */
  category(path: readonly number[]): string;
  /** Goods that a coupon can be used for, where only one shop takes it by that shop. */
  coupon(couponId: number, shopId: number | null): string;
  /** Where a coupon is claimed. */
  claim(couponId: number): string;
  /** A page of the mall that a shop's decoration leads to. Absent or undefined: it leads nowhere. */
  page?(page: DecorationPage): string | undefined;
  /** Goods of an offer, by its id. Absent: there is no such page. */
  discount?(discountId: number): string;
  order(orderNumber: string): string;
  /** The invoice of an order, and its file to keep. */
  invoice(orderNumber: string): string;
  invoiceFile(orderNumber: string): string;
  /** Where orders are paid by a payment that has begun. */
  payment(orders: { orderNumbers: string; payNo: string }): string;
  /** The conversation with a shop. */
  chat(shopId: number): string;
  refund(refundSn: string): string;
  /** Where lines of an order are reviewed; with the id of a review, where that is followed up. */
  writeReview(orderNumber: string, reviewId?: string): string;
  notice(id: number): string;
  /** A product in a flash sale. Absent: it has no page of its own. */
  seckill?(seckillId: number): string;
  /** A product of the points mall, of which a SKU may be meant. Absent: it has no page of its own. */
  exchange?(prodId: number, skuId?: number): string;
  /** All flash sales. */
  flashSales(): string;
  /** Whether an address that an operator wrote leads to a page. Absent: each does. */
  leads?(href: string): boolean;
  /** Whether an activity of this kind, or what a tag is about, can be bought here. Absent: each. */
  sells?(kind: string): boolean;
  /** Where the shop of an order is asked about it. Absent: there is no chat. */
  askAbout?(order: { shopId: number; orderNumber: string }): string;
  /** Whether there is a page for an order's action, where it takes one. Absent: for each. */
  offers?(action: OrderAction): boolean;
}
