import type { SkuOption, SkuSelection, SkuSpec } from "@tradehall/mall-rules/states/sku-choice";
import type { FormEvent, ReactNode } from "react";

/** Why nothing can be bought. */
export type NotBuyable = "soldOut" | "shopClosed" | "offShelf" | "notStarted" | "ended";
export interface BuyBoxProps {
  /** Product id, a hidden field `prodId`. */
  productId: string;
  /** Shop id, a hidden field `shopId`. */
  shopId?: string;
  /** Specifications in order. */
  specs: readonly SkuSpec[];
  /** SKUs that exist. */
  skus: readonly SkuOption[];
  /** Selection, when the page keeps it; otherwise the box keeps its own. */
  selection?: SkuSelection;
  /** Selection to start with, e.g. from the address. */
  defaultSelection?: SkuSelection;
  /** Called with each new selection and the SKU it names, if whole. */
  onSelect?: (selection: SkuSelection, sku: SkuOption | undefined) => void;
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches?: Readonly<Record<string, string>>;
  /** Quantity rule: least order and multiples. Default 1 and 1. */
  quantity?: { min?: number; step?: number; max?: number };
  /** Quantity to start with. Default the least. */
  defaultCount?: number;
  /** Called with each new quantity. */
  onCount?: (count: number) => void;
  /** Unit word. Default 件. */
  unit?: string;
  /** `goods`: cart and buy; `virtual` and `preSale`: buy only, with other words for pre-sale. Default `goods`. */
  kind?: "goods" | "virtual" | "preSale";
  /** Why nothing can be bought; buttons then say it. */
  notBuyable?: NotBuyable;
  /** Where the form posts; the pressed button sends `intent` = `cart` or `buy`. Default empty, the page itself. */
  action?: string;
  /** Called on submit with what was chosen; without `preventDefault` the form is sent. */
  onSubmit?: (choice: BuyChoice, event: FormEvent<HTMLFormElement>) => void;
  /** Button that is working. */
  pending?: "cart" | "buy";
  /** Refusal of the server, shown over the buttons. */
  errorText?: string;
  /** Whether it is a favourite. */
  isFavourite?: boolean;
  /** Called by 收藏商品; without it the button posts `intent=favourite`. */
  onToggleFavourite?: () => void;
  /** Called by 到货通知 on a sold-out product; without it the button is not there. */
  onNotifyArrival?: () => void;
  /** What stands between specifications and buttons, e.g. DeliveryRow. */
  children?: ReactNode;
}
/** What a BuyBox sends. */
export interface BuyChoice {
  /** What the person pressed. */
  intent: "cart" | "buy";
  /** SKU's id. */
  skuId: string;
  /** Pieces. */
  count: number;
}

/** BuyBox. */
export function BuyBox(_props: BuyBoxProps) {
  return <div data-part="BuyBox" />;
}
