import type { DeliveryType } from "@tradehall/mall-rules/states/order/delivery";
import type { OrderStatus } from "@tradehall/mall-rules/states/order/order";
import type { ShopKey } from "../shapes.ts";

/** One line: family, how many-th product of it, SKU by its place, pieces. */
export type LineSeed = [family: string, nth: number, sku: number, count: number];

export interface OrderSeed {
  account: string;
  /** Enterprise id it was made for; 0 is none. */
  enterprise: number;
  /** Orders of one submit share it. */
  submit: number;
  status: OrderStatus;
  hoursAgo: number;
  /** The seller; without it the shop of the first line's product. The other lines come from the same shop. */
  shop?: ShopKey;
  lines: LineSeed[];
  kind?: "general" | "grouping" | "seckill" | "points";
  payType?: 0 | 2 | 3 | 9;
  /** Claimed coupon id and its reduction in fen. */
  coupon?: [number, number];
  pointsUsed?: number;
  remarks?: string;
  closeType?: 1 | 4;
  parcels?: number;
  /** Default `express`. */
  delivery?: DeliveryType;
}

const dealer = { account: "dealer01", enterprise: 1 };

/** Orders in every state; the number of a submit is also their age order. */
export const orderSeeds: OrderSeed[] = [
  {
    ...dealer,
    submit: 1,
    status: "unpaid",
    hoursAgo: 0.2,
    lines: [
      ["卷尺", 0, 1, 10],
      ["水平尺", 0, 0, 2],
    ],
    remarks: "请与上一单合并发货",
  },
  { ...dealer, submit: 2, status: "unpaid", hoursAgo: 0.1, shop: "platform", lines: [["扳手", 0, 2, 6]] },
  {
    ...dealer,
    submit: 2,
    status: "unpaid",
    hoursAgo: 0.1,
    shop: "huadong",
    lines: [
      ["外六角螺栓", 0, 3, 20],
      ["六角螺母", 0, 2, 20],
    ],
  },
  {
    ...dealer,
    submit: 3,
    status: "grouping",
    hoursAgo: 5,
    kind: "grouping",
    payType: 3,
    lines: [["group", 0, 0, 2]],
  },
  {
    ...dealer,
    submit: 4,
    status: "paid",
    hoursAgo: 2,
    payType: 3,
    lines: [
      ["断路器", 0, 4, 30],
      ["接线端子", 0, 1, 5],
    ],
  },
  {
    ...dealer,
    submit: 5,
    status: "paid",
    hoursAgo: 20,
    payType: 9,
    lines: [
      ["球阀", 0, 2, 12],
      ["压力表", 0, 1, 4],
    ],
    remarks: "送货前请电话联系",
  },
  {
    ...dealer,
    submit: 6,
    status: "shipped",
    hoursAgo: 40,
    payType: 2,
    parcels: 1,
    lines: [
      ["电钻", 0, 2, 2],
      ["钻头", 0, 3, 20],
    ],
  },
  {
    ...dealer,
    submit: 7,
    status: "shipped",
    hoursAgo: 62,
    payType: 3,
    parcels: 2,
    lines: [
      ["深沟球轴承", 0, 4, 50],
      ["工业脚轮", 0, 6, 16],
    ],
  },
  {
    ...dealer,
    submit: 8,
    status: "received",
    hoursAgo: 120,
    payType: 3,
    parcels: 1,
    lines: [
      ["安全帽", 0, 0, 40],
      ["劳保手套", 0, 4, 120],
    ],
  },
  {
    ...dealer,
    submit: 9,
    status: "evaluated",
    hoursAgo: 190,
    payType: 9,
    parcels: 1,
    coupon: [2, 1000],
    lines: [
      ["书写笔", 0, 0, 12],
      ["纸张本册", 0, 1, 6],
    ],
  },
  {
    ...dealer,
    submit: 10,
    status: "completed",
    hoursAgo: 500,
    payType: 3,
    parcels: 1,
    pointsUsed: 1000,
    lines: [["卡尺", 0, 1, 3]],
  },
  {
    ...dealer,
    submit: 11,
    status: "completed",
    hoursAgo: 780,
    payType: 9,
    parcels: 1,
    shop: "platform",
    lines: [["工具套装", 0, 1, 2]],
  },
  {
    ...dealer,
    submit: 11,
    status: "completed",
    hoursAgo: 780,
    payType: 9,
    parcels: 1,
    shop: "lingnan",
    lines: [["反光背心", 0, 2, 60]],
  },
  { ...dealer, submit: 12, status: "canceled", hoursAgo: 260, closeType: 4, lines: [["纸箱", 0, 4, 200]] },
  {
    ...dealer,
    submit: 13,
    status: "canceled",
    hoursAgo: 340,
    closeType: 1,
    lines: [["多芯电缆", 0, 2, 100]],
  },
  { ...dealer, submit: 14, status: "shipped", hoursAgo: 30, payType: 3, lines: [["计量校准", 0, 0, 4]] },
  { ...dealer, submit: 15, status: "completed", hoursAgo: 900, payType: 3, lines: [["福利卡券", 0, 1, 10]] },
  {
    ...dealer,
    submit: 16,
    status: "shipped",
    hoursAgo: 120,
    kind: "points",
    payType: 0,
    parcels: 1,
    lines: [["points", 3, 0, 1]],
  },
  {
    ...dealer,
    submit: 17,
    status: "completed",
    hoursAgo: 640,
    kind: "seckill",
    payType: 2,
    parcels: 1,
    lines: [["万用表", 0, 0, 2]],
  },
  {
    ...dealer,
    submit: 18,
    status: "received",
    hoursAgo: 150,
    payType: 2,
    parcels: 1,
    lines: [
      ["挂锁", 0, 1, 10],
      ["合页铰链", 0, 2, 24],
    ],
  },
  {
    ...dealer,
    enterprise: 2,
    submit: 19,
    status: "paid",
    hoursAgo: 9,
    payType: 9,
    lines: [
      ["气缸", 0, 5, 8],
      ["电磁阀", 0, 1, 8],
    ],
  },
  {
    ...dealer,
    enterprise: 2,
    submit: 20,
    status: "completed",
    hoursAgo: 1100,
    payType: 3,
    parcels: 1,
    lines: [["液压胶管", 0, 3, 10]],
  },
  {
    account: "vip01",
    enterprise: 0,
    submit: 21,
    status: "shipped",
    hoursAgo: 28,
    payType: 3,
    parcels: 1,
    lines: [["打印机", 0, 1, 1]],
  },
  {
    account: "vip01",
    enterprise: 0,
    submit: 22,
    status: "completed",
    hoursAgo: 700,
    payType: 9,
    parcels: 1,
    lines: [["清洁剂", 0, 1, 24]],
  },
  {
    account: "retail01",
    enterprise: 0,
    submit: 23,
    status: "received",
    hoursAgo: 130,
    payType: 2,
    parcels: 1,
    lines: [["螺丝刀", 0, 3, 12]],
  },
  {
    account: "admin01",
    enterprise: 2,
    submit: 24,
    status: "paid",
    hoursAgo: 4,
    payType: 3,
    lines: [["接触器继电器", 0, 2, 6]],
  },
  // Each with a refund in another state (data/refunds.ts).
  {
    ...dealer,
    submit: 25,
    status: "shipped",
    hoursAgo: 230,
    payType: 3,
    parcels: 1,
    lines: [["水平尺", 0, 0, 4]],
  },
  {
    ...dealer,
    submit: 26,
    status: "shipped",
    hoursAgo: 226,
    payType: 3,
    parcels: 1,
    lines: [["扳手", 0, 2, 8]],
  },
  {
    ...dealer,
    submit: 27,
    status: "shipped",
    hoursAgo: 222,
    payType: 2,
    parcels: 1,
    lines: [["安全帽", 0, 0, 12]],
  },
  {
    ...dealer,
    submit: 28,
    status: "paid",
    hoursAgo: 218,
    payType: 3,

    lines: [["压力表", 0, 1, 6]],
  },
  {
    ...dealer,
    submit: 29,
    status: "shipped",
    hoursAgo: 214,
    payType: 9,
    parcels: 1,
    lines: [["挂锁", 0, 1, 20]],
  },
  {
    ...dealer,
    submit: 30,
    status: "shipped",
    hoursAgo: 210,
    payType: 3,
    parcels: 1,
    lines: [["螺丝刀", 0, 3, 10]],
  },
  {
    ...dealer,
    submit: 31,
    status: "shipped",
    hoursAgo: 206,
    payType: 2,
    parcels: 1,
    lines: [["万用表", 0, 0, 2]],
  },
  {
    ...dealer,
    submit: 32,
    status: "shipped",
    hoursAgo: 234,
    payType: 3,
    parcels: 1,
    lines: [["卡尺", 0, 1, 2]],
  },
  // Collected in the shop, before and after the goods are ready, and brought within the city.
  {
    ...dealer,
    submit: 33,
    status: "paid",
    hoursAgo: 3,
    payType: 2,
    delivery: "pickup",
    lines: [["水平尺", 0, 0, 3]],
  },
  {
    ...dealer,
    submit: 34,
    status: "shipped",
    hoursAgo: 26,
    payType: 3,
    delivery: "pickup",
    parcels: 1,
    lines: [["扳手", 0, 2, 5]],
  },
  {
    ...dealer,
    submit: 35,
    status: "shipped",
    hoursAgo: 7,
    payType: 3,
    delivery: "sameCity",
    parcels: 1,
    lines: [["安全帽", 0, 0, 20]],
  },
];

/** Couriers with the shape of their waybill numbers. */
export const couriers: [string, string][] = [
  ["顺丰速运", "SF13"],
  ["中通快递", "7573"],
  ["德邦物流", "DPK3"],
  ["京东物流", "JDVB"],
];
