import * as v from "valibot";
import { dateTime, flag, id } from "./wire.ts";

/** A message to the buyer. */
export const Message = v.object({
  logId: id,
  title: v.string(),
  content: v.string(),
  /** A page of the storefront that the message is about, e.g. `/order-detail?orderNumber=…`; "" for none. */
  link: v.string(),
  isRead: flag,
  createTime: dateTime,
});
export type Message = v.InferOutput<typeof Message>;

export const messageExample: Message = {
  logId: 7,
  title: "订单已发货",
  content: "您的订单 202601010001 已由顺丰速运发出",
  link: "/order-detail?orderNumber=202601010001",
  isRead: 0,
  createTime: "2026-01-02 09:30:00",
};
