/** The orders of that purchase, and the refund of a part of one. */

import type { ShopCart } from "@tradehall/api-client/models/cart";
import type { Parcel } from "@tradehall/api-client/models/delivery";
import {
  cardExample,
  detailExample,
  itemExample,
  orderNumberExample,
} from "@tradehall/api-client/models/examples/order";
import { parcelExample } from "@tradehall/api-client/models/examples/parcel";
import { refundDetailExample } from "@tradehall/api-client/models/examples/refund";
import type { OrderCard, OrderDetail, OrderItem } from "@tradehall/api-client/models/my-order";
import type { RefundDetail } from "@tradehall/api-client/models/refund";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { linesOfOrder, ownShop, safetyShop } from "./trade.ts";

const { now } = detailExample;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const itemsOf = (shop: ShopCart): OrderItem[] =>
  linesOfOrder(shop).map((line, at) => ({
    ...{
      ...itemExample,
      orderItemId: 77 + at,
      prodId: line.prodId,
      skuId: line.skuId,
      prodName: line.prodName,
    },
    ...{ skuName: line.skuName, pic: line.pic, partyCode: line.partyCode, makerCode: line.makerCode },
    ...{ unit: line.unit, prodCount: line.prodCount, price: line.price, actualTotal: line.actualTotal },
    ...{ productTotalAmount: line.productTotalAmount, shareReduce: line.shareReduce },
  }));

const orderOf = (shop: ShopCart): OrderCard => ({
  ...cardExample,
  ...{ shopId: shop.shopId, shopName: shop.shopName, actualTotal: shop.actualTotal },
  ...{ productNums: shop.totalCount, orderItemDtos: itemsOf(shop) },
});

/** On its way; the other of the two is still to be paid. */
export const shipped: OrderDetail = {
  ...{ ...detailExample, ...orderOf(ownShop), total: ownShop.total },
  ...{ couponMoney: ownShop.couponReduce, reduceAmount: ownShop.couponReduce },
  deadlineAt: now + 8 * day + 5 * hour + 30 * minute,
};
export const unpaid: OrderDetail = {
  ...{ ...detailExample, ...orderOf(safetyShop), orderNumber: "261123091820482913747" },
  ...{ createTime: "2026-11-23 09:18:20", poNumber: "CG-2026-1123" },
  ...{ total: safetyShop.total, couponMoney: "0.00", reduceAmount: "0.00" },
  ...{ status: 1, payType: null, payTime: null, dvyTime: null, payNo: null, deliveryCount: 0 },
  ...{ deadlineAt: now + 18 * minute + 20_000, allowedActions: ["pay", "cancel"], remarks: "" },
};

export const parcels: readonly Parcel[] = [
  {
    ...parcelExample,
    orderItems: itemsOf(ownShop).map((item) => ({ ...item })),
  },
];

const completed: OrderCard = {
  ...{ ...orderOf(ownShop), orderNumber: "261012141502713904215", status: 5, deadlineAt: null },
  ...{ createTime: "2026-10-12 14:15:02", payTime: "2026-10-12 14:16:30", poNumber: "CG-2026-1012" },
  allowedActions: ["buyAgain", "delete"],
};
/** As the list of orders has them, newest first. */
export const orders: readonly OrderCard[] = [unpaid, shipped, completed];

const [, drill] = itemsOf(ownShop);
/** One of the two drills: half of what their line paid. */
const refundAmount = fenToYuan(fen(Math.floor(yuanToFen(drill?.actualTotal ?? "0.00") / 2)));
export const proof = "/pictures/p/drill-28";
/** 2026-11-22 in China: applied at 10:15, agreed to at 11:02, looked at in the afternoon. */
const refundNow = Date.UTC(2026, 10, 22, 6, 30, 12);
const toAgreeBy = Date.UTC(2026, 10, 24, 2, 15);
const toSendBy = Date.UTC(2026, 10, 29, 3, 2);

export const toReturn: RefundDetail = {
  ...refundDetailExample,
  ...{ orderNumber: orderNumberExample, shopName: ownShop.shopName, refundAmount },
  ...{ buyerDesc: "其中 1 台通电后电机有异响", photoFiles: proof },
  ...{ items: drill ? [{ ...drill, prodCount: 1 }] : [], now: refundNow, deadlineAt: toSendBy },
  logs: refundDetailExample.logs.map((log) =>
    log.event === "apply"
      ? {
          ...log,
          deadlineAt: toAgreeBy,
          amount: refundAmount,
          text: "其中 1 台通电后电机有异响",
          photoFiles: proof,
        }
      : { ...log, deadlineAt: toSendBy },
  ),
};
export const waiting: RefundDetail = {
  ...{ ...toReturn, returnMoneySts: 1, waitsFor: "seller", deadlineAt: toAgreeBy },
  ...{ allowedActions: ["withdraw"], handelTime: null, returnAddr: null },
  logs: toReturn.logs.filter(({ event }) => event === "apply"),
};
