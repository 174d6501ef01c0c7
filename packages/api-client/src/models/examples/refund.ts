/** A refund of one line with its return as the API page shows it. */
import type {
  RefundCard,
  RefundDetail,
  RefundLog,
  RefundOffer,
  RefundQuote,
  RefundState,
} from "../refund.ts";
import { orderNumberExample } from "./order.ts";

export const refundSnExample = "R261122101500271390482";
const now = 1_795_486_500_000;
const day = 86_400_000;

export const choiceExample = {
  refundType: 2,
  items: [{ orderItemId: 77, prodCount: 4 }],
  applyType: 2,
  cargoStatus: 1,
};

export const applicationExample = {
  ...choiceExample,
  buyerReason: "faulty",
  refundAmount: "66.00",
  buyerDesc: "其中 4 盒螺纹有毛刺",
  photoFiles: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp",
};

const goods = {
  orderItemId: 77,
  prodId: 31,
  skuId: 310,
  prodName: "固联 8.8级高强度外六角螺栓",
  skuName: "M8×30 镀锌",
  pic: "/pictures/p/bolt-01",
  price: "18.50",
} as const;

export const offerExample: RefundOffer = {
  orderNumber: orderNumberExample,
  shopId: 1,
  shopName: "百工自营",
  status: 4,
  orderMold: 0,
  freightAmount: "0.00",
  canRefund: 1,
  why: "",
  canAllRefund: 1,
  whyNotAll: "",
  ways: [
    { applyType: 1, cargoStatuses: [1] },
    { applyType: 2, cargoStatuses: [1] },
  ],
  items: [
    { ...goods, prodCount: 10, actualTotal: "165.00", maxCount: 10, why: "", isGift: 0, goesWithRest: 0 },
  ],
  endsAt: now + 6 * day,
  now,
};

export const quoteExample: RefundQuote = {
  maxAmount: "66.00",
  goodsAmount: "66.00",
  freightAmount: "0.00",
  score: 0,
  returnsCoupons: 0,
  isAmountFixed: 0,
  isLast: 0,
  items: [{ orderItemId: 77, prodCount: 4, amount: "66.00", score: 0 }],
  now,
};

export const refundStateExample: RefundState = {
  refundSn: refundSnExample,
  orderNumber: orderNumberExample,
  returnMoneySts: 1,
  waitsFor: "seller",
  deadlineAt: now + 2 * day,
  allowedActions: ["withdraw"],
  now,
};

const { now: _, ...state } = refundStateExample;
export const refundCardExample: RefundCard = {
  ...state,
  shopId: 1,
  shopName: "百工自营",
  refundType: 2,
  applyType: 2,
  refundAmount: "66.00",
  refundScore: 0,
  applyTime: "2026-11-22 10:15:00",
  items: [{ ...goods, prodCount: 4 }],
};

const silent: Omit<RefundLog, "event" | "by" | "time" | "returnMoneySts"> = {
  waitsFor: null,
  deadlineAt: null,
  amount: null,
  applyType: null,
  reasonText: "",
  text: "",
  photoFiles: "",
  expressName: "",
  expressNo: "",
};

export const refundDetailExample: RefundDetail = {
  ...refundCardExample,
  returnMoneySts: 2,
  waitsFor: "buyer",
  deadlineAt: now + 7 * day,
  allowedActions: ["ship", "withdraw"],
  cargoStatus: 1,
  buyerReason: "faulty",
  reasonText: "质量问题",
  buyerDesc: "其中 4 盒螺纹有毛刺",
  photoFiles: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp?who=7&until=1795659300&sign=c2lnbmF0dXJl",
  freightAmount: "0.00",
  isLast: 0,
  returnsCoupons: 0,
  payType: 3,
  sellerMsg: "",
  expressName: "",
  expressNo: "",
  mobile: "",
  returnAddr: {
    receiver: "百工自营",
    mobile: "400-820-1688",
    addr: "上海市 上海市 嘉定区 安亭镇墨玉南路 1018 号",
  },
  handelTime: "2026-11-22 11:02:00",
  shipTime: null,
  receiveTime: null,
  refundTime: null,
  endTime: null,
  logs: [
    {
      ...silent,
      event: "accept",
      by: "seller",
      time: "2026-11-22 11:02:00",
      returnMoneySts: 2,
      waitsFor: "buyer",
      deadlineAt: now + 7 * day,
    },
    {
      ...silent,
      event: "apply",
      by: "buyer",
      time: "2026-11-22 10:15:00",
      returnMoneySts: 1,
      waitsFor: "seller",
      deadlineAt: now + 2 * day,
      amount: "66.00",
      applyType: 2,
      reasonText: "质量问题",
      text: "其中 4 盒螺纹有毛刺",
      photoFiles: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp?who=7&until=1795659300&sign=c2lnbmF0dXJl",
    },
  ],
  now,
};
