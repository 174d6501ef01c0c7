/**
 * Orders as several pieces show them. Money is two-decimal yuan text as the server says it, times are the
 * text to show; nothing here is computed on the screen.
 */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { OrderAction, OrderKind, ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";
import type { OrderLineView, ShopView } from "../product/goods-views.ts";

/** Sums of an order, yuan; a part that is absent or "0.00" of the optional ones is not shown. */
export interface AmountsView {
  goods: YuanText;
  freight: YuanText;
  /** Taken off by offers, tiers and packages. */
  discount?: YuanText;
  coupon?: YuanText;
  points?: YuanText;
  member?: YuanText;
  payable: YuanText;
  /** Of a pre-sale: what of it is paid first, and the rest. */
  deposit?: YuanText;
  balance?: YuanText;
  /** What has gone back of it. */
  refunded?: YuanText;
  /** Goods of the points mall cost points beside the money. */
  score?: number;
}

/** One of the orders that are paid together. */
export interface PaymentOrderView {
  orderNumber: string;
  /** Its own state. */
  status: ShownOrderStatus;
  /** What it costs, yuan. */
  amount: YuanText;
  /** Order page. */
  href: string;
}

/** What of a pre-sale is paid first, and afterwards. */
export interface OrderPreSaleView {
  deposit: YuanText;
  balance: YuanText;
  /** When the balance may be paid, ms. */
  balanceFrom: number;
  balanceTo: number;
  /** When the deposit was paid, ms. */
  depositPaidAt?: number;
  /** When the goods are sent, ms. */
  shipBy?: number;
}

/** One order in a list. */
export interface OrderCardView {
  orderNumber: string;
  /** When it was submitted, as text. */
  createdAt: string;
  shop: ShopView;
  status: ShownOrderStatus;
  kind: OrderKind;
  lines: readonly OrderLineView[];
  /** Pieces in all. */
  pieces: number;
  /** Who of the enterprise ordered. */
  orderer?: string;
  /** That is another person than who looks at it: the card says the name. */
  isOthers?: boolean;
  /** The buyer's own number of the purchase. */
  poNumber?: string;
  /** Whom and what the enterprise books it on. */
  costCentre?: string;
  project?: string;
  /** When it leaves the trash for good, as text. */
  trashEndsOn?: string;
  /** What is paid or to pay, yuan. */
  payable: YuanText;
  /** Of an order of the points mall: points that it cost beside the money. */
  score?: number;
  /** Freight within it, yuan. */
  freight?: YuanText;
  /** Deposit and balance of a pre-sale. */
  preSale?: OrderPreSaleView;
  /** Name of the pay method, once paid. */
  payMethodText?: string;
  /** Order page. */
  detailHref: string;
  /** Chat with the shop. */
  serviceHref?: string;
  /** The server's time in ms when it answered; counting starts here. */
  now: number;
  /** When the state ends by itself, ms: unpaid orders close, shipped ones count as received. */
  endsAt?: number;
  /** A refund is running. */
  isRefunding?: boolean;
  /** What the buyer may do, in the server's order. */
  allowedActions: readonly OrderAction[];
}
