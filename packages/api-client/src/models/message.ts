import {
  type MessageEvent,
  type MessageLead,
  messageLeads,
} from "@tradehall/mall-rules/states/account/message";
import * as v from "valibot";
import { dateTime, flag, id, int } from "./wire.ts";

/** A message to the buyer. */
export const Message = v.object({
  logId: id,
  /** 1 order, 2 offer, 3 account. */
  msgType: int,
  title: v.string(),
  content: v.string(),
  /** A page of the storefront that the message is about, e.g. `/order-detail?orderNumber=…`; "" for none. */
  link: v.string(),
  isRead: flag,
  createTime: dateTime,
});
export type Message = v.InferOutput<typeof Message>;

/** The one table of where messages lead. */
const links: Record<MessageLead, (values: Readonly<Record<string, string>>) => string> = {
  order: ({ orderNumber }) => `/order-detail?orderNumber=${orderNumber}`,
  refund: ({ refundSn }) => `/return-detail?refundSn=${refundSn}`,
  invoice: ({ orderNumber }) => `/invoice-detail?orderNumber=${orderNumber}`,
  product: ({ prodId, skuId }) => `/detail/${prodId}?skuId=${skuId}`,
  seckill: ({ seckillId }) => `/secdetail/${seckillId}`,
  coupons: () => "/user-center/uc-coupons",
  pointsMall: () => "/member-center/integral-mall",
  enterprises: () => "/user-center/uc-enterprise",
  statements: () => "/user-center/uc-bill",
  statement: ({ month }) => `/user-center/uc-billDetail?month=${month}`,
  account: () => "/user-center/uc-account",
  terms: ({ enterpriseId }) => `/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}&tab=terms`,
  balance: () => "/user-center/uc-balance",
  payment: ({ payNo, orderNumbers, enterpriseId, shopId }) =>
    orderNumbers
      ? `/weixin-pay?orderNumbers=${orderNumbers}&payNo=${payNo}`
      : `/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}&tab=terms&shop=${shopId}&repayNo=${payNo}`,
  quote: ({ quoteNo }) => `/user-center/uc-order?view=quotes&quoteNo=${quoteNo}`,
  membership: () => "/member-center/member-center",
  store: () => "/user-center/uc-shopaccount",
  reviews: () => "/user-center/uc-comments?tab=reviewed",
};

/** The page that a message is about, by what it tells of. */
export const messageLink = (event: MessageEvent, values: Readonly<Record<string, string>>): string =>
  links[messageLeads[event]](values);

/** Ids of messages that are done something to together. */
export const messageIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(100));

export const messageExample: Message = {
  logId: 7,
  msgType: 1,
  title: "订单已发货",
  content: "您的订单 202601010001 已由顺丰速运发出",
  link: "/order-detail?orderNumber=202601010001",
  isRead: 0,
  createTime: "2026-01-02 09:30:00",
};
