import type { GoodsView } from "../../product/goods-views.ts";

/** One thing that happened to a parcel. */
export interface TraceView {
  id: string;
  /** When, as text. */
  time: string;
  /** When, for machines. */
  dateTime?: string;
  /** What and where. */
  text: string;
}

/** Goods in a parcel. */
interface ParcelGoodsView extends GoodsView {
  id: string;
  quantity: number;
}

/** One parcel of an order. */
export interface ParcelView {
  id: string;
  /** Courier company. */
  courier: string;
  /** Waybill number; "" for what has none, such as goods that are collected. */
  waybill: string;
  /** Where it is in words, e.g. 运输中. */
  stateText?: string;
  /** What happened, newest first. */
  traces: readonly TraceView[];
  /** What is in it, each with its pieces. */
  goods?: readonly ParcelGoodsView[];
  /** The courier's own page. */
  href?: string;
}
