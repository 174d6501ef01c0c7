import type { YuanText } from "@tradehall/mall-rules/money";
import type { DeliveryType } from "@tradehall/mall-rules/states/order/delivery";
import type { OrderLineView, ShopView } from "../../product/goods-views.ts";
import type { CheckoutTermsView } from "../CheckoutTerms/index.ts";

/** A delivery method of a shop. */
export interface DeliveryChoice {
  type: DeliveryType;
  /** Freight with this method, yuan; absent: not yet known. */
  freight?: YuanText;
  /** When it comes or where to fetch it. */
  note?: string;
  /** Why it cannot be chosen. */
  blockedReason?: string;
}

/** A field that the shop wants filled, for virtual goods. */
export interface RemarkField {
  /** Key of the input's name: `remark-SHOP-KEY`. */
  key: string;
  label: string;
  isRequired?: boolean;
  /** What is in it at first. */
  value?: string;
}

/** One shop's part of an order that is being made. */
export interface CheckoutShopView {
  shop: ShopView;
  lines: readonly OrderLineView[];
  deliveries: readonly DeliveryChoice[];
  delivery: DeliveryType;
  /** What is in the message at first. */
  message?: string;
  remarkFields?: readonly RemarkField[];
  /** Sums of this shop, yuan. */
  goods: YuanText;
  freight: YuanText;
  discount?: YuanText;
  payable: YuanText;
  /** Of points goods: points that they cost beside the money. */
  score?: number;
  /** Pieces of this shop. */
  pieces: number;
  /** The enterprise's account terms with the shop; absent where it has none. */
  terms?: CheckoutTermsView;
}

export interface CheckoutShopGroupProps {
  /** The shop and its lines. */
  group: CheckoutShopView;
  /** Errors by input name: `delivery-SHOP`, `message-SHOP`, `remark-SHOP-KEY`. */
  fieldErrors?: Readonly<Record<string, string | undefined>>;
  /** The sums are being recalculated. */
  isPending?: boolean;
  /** Another method was chosen; without it the radio buttons are only sent with the form. */
  onDelivery?: (shopId: string, type: DeliveryType) => void;
  /** The message changed. */
  onMessage?: (shopId: string, text: string) => void;
  /** A required field changed. */
  onRemark?: (shopId: string, key: string, text: string) => void;
}
