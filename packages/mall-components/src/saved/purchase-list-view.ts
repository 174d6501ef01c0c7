/** Purchase lists as pages show them. */
import type { QuantityRule } from "@tradehall/mall-rules/checks/quantity";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { PurchaseListAction } from "@tradehall/mall-rules/states/purchase/purchase-list";
import type { GoodsView } from "../product/goods-views.ts";

export interface PurchaseListView {
  id: string;
  name: string;
  href: string;
  isShared: boolean;
  isOwn: boolean;
  /** Who made it. */
  ownerName: string;
  lineCount: number;
  /** When it was changed last, as words. */
  updatedText: string;
  actions: readonly PurchaseListAction[];
}

export interface PurchaseLineView {
  /** Of the SKU, which a list has once. */
  id: string;
  prodId: string;
  goods: GoodsView;
  /** One piece today, where so many are ordered. */
  yuan: YuanText;
  /** The whole line. */
  total: YuanText;
  unit: string;
  rule: QuantityRule;
  quantity: number;
  note: string;
  /** Why it cannot be put into the cart, in words. */
  blocked?: string | undefined;
  /** Its new price is on its way. */
  isPending?: boolean;
}

/** What became of a line that was to go into the cart. */
export interface PurchaseLineResult {
  isAdded: boolean;
  text: string;
}
