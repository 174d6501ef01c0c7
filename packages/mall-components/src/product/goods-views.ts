/**
 * Goods as a line of a cart, an order or a refund shows them. Money is two-decimal yuan text as the server says it, times are the
 * text to show; nothing here is computed on the screen.
 */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { ShownRefundStatus } from "@tradehall/mall-rules/states/after-sale/refund";

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
