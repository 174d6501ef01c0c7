import type { YuanText } from "@tradehall/mall-rules/money";
import type { NotBuyable } from "@tradehall/mall-rules/states/product/availability";
import type { SkuOption, SkuSelection, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import type { FormEvent, ReactNode } from "react";
import type { BuyChoice } from "./buy-choice.ts";

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
  /** Address of the page with a SKU chosen, so that values answer without script, too. */
  skuHref?: (skuId: string) => string;
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches?: Readonly<Record<string, string>>;
  /** Quantity rule: least order and multiples. Default 1 and 1. */
  rule?: { min?: number; step?: number; max?: number };
  /** Quantity to start with. Default the least. */
  defaultQuantity?: number;
  /** Called with each new quantity. */
  onQuantityChange?: (quantity: number) => void;
  /** Unit word. Default 件. */
  unit?: string;
  /** `goods`: cart and buy; the others: buy only, with words of their own where it is not bought like others. Default `goods`. */
  kind?: "goods" | "virtual" | "preSale" | "deposit" | "flashSale" | "exchange";
  /** What is paid now of goods of the kind `deposit`, for the quantity. */
  depositYuan?: YuanText;
  /** Why nothing can be bought; buttons then say it. `notOffered` (isShowPurchase 0, Spec §7) hides them instead. */
  notBuyable?: NotBuyable;
  /** Id of the form, for buttons that stand outside it. */
  formId?: string;
  /** Where the form posts; the pressed button sends `intent` = `cart` or `buy`. Default empty, the page itself. */
  action?: string;
  /** Called on submit with what was chosen; without `preventDefault` the form is sent. */
  onSubmit?: (choice: BuyChoice, event: FormEvent<HTMLFormElement>) => void;
  /** Button that is working. */
  pending?: BuyChoice["intent"];
  /** The goods are sold in teams, too: one more button opens a team or joins the one that is named. */
  group?: { id: string; yuan: YuanText; aloneYuan: YuanText | null; teamId?: string };
  /** Refusal of the server, shown over the buttons. */
  errorText?: string;
  /** Whether it is a favourite. */
  isWishlisted?: boolean;
  /** Called by 收藏商品; without it the button posts `intent=wishlist`. */
  onToggleWishlist?: () => void;
  /** Whether the buyer is told once the chosen SKU is back; the button of what is sold out posts `await` or `forget`. */
  isAwaited?: boolean;
  /** Where goods like it are; for what cannot be bought. */
  similarHref?: string;
  /** Called by the button of a region that is not delivered to. */
  onChooseRegion?: () => void;
  /** What is behind the quantity, e.g. another way to order. */
  quantityAside?: ReactNode;
  /** What is behind the button of favourites, e.g. the way into a purchase list. */
  wishlistAside?: ReactNode;
  /** What is between specifications and buttons, e.g. DeliveryRow. */
  children?: ReactNode;
}
