/**
 * Shapes that several trade pieces show. Money is two-decimal yuan text as the server says it, times are the
 * text to show; nothing here is computed on the screen.
 */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { OrderAction, OrderKind, ShownOrderStatus } from "@tradehall/mall-rules/states/order";
import type { ShownRefundStatus } from "@tradehall/mall-rules/states/refund";

/** A product as a line names it. */
export interface GoodsView {
  /** Product name. */
  title: string;
  /** Product page; absent: the name is no link. */
  href?: string;
  /** Picture path without width and extension; absent: the fallback. */
  picture?: string;
  /** Chosen specification, e.g. "颜色:红色；尺寸:M". */
  skuText?: string;
  /** The seller's code of the SKU. */
  code?: string;
  /** The manufacturer's part number, where it is another one. */
  makerCode?: string;
  /** What a unit of several pieces holds, e.g. 100只/盒. */
  pack?: string;
  /** Short marks before the name, e.g. 自营, 秒杀. */
  tags?: readonly string[];
}

/** A shop as the head of its lines. */
export interface ShopView {
  id: string;
  name: string;
  /** Shop page. */
  href?: string;
  /** Self-operated by the platform: shows the mark. */
  isSelfOperated?: boolean;
}

/** One line of goods in an order. */
export interface OrderLineView extends GoodsView {
  id: string;
  /** Unit price, yuan. */
  price: YuanText;
  /** Of points goods: points of a piece, and of the line, beside the money. */
  score?: number;
  scoreSubtotal?: number;
  /** Price of one of the pieces of a unit, e.g. ¥0.12/只. */
  piecePrice?: string;
  /** Unit price that the buyer saw before, yuan, where it is another now. */
  changedFrom?: YuanText;
  /** Pieces. */
  quantity: number;
  /** What one piece is called: 盒, 件. */
  unit?: string;
  /** What the line costs, yuan. */
  subtotal?: YuanText;
  /** Its latest refund: how far that is, and its page. */
  refund?: { status: ShownRefundStatus; href: string };
}

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
