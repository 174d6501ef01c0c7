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
const day = 24 * 60 * minute;

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
};
export const unpaid: OrderDetail = {
  ...{ ...detailExample, ...orderOf(safetyShop), orderNumber: "261121093015482913747" },
  ...{ total: safetyShop.total, couponMoney: "0.00", reduceAmount: "0.00" },
  ...{ status: 1, payType: null, payTime: null, dvyTime: null, payNo: null, deliveryCount: 0 },
  ...{ deadlineAt: now + 18 * minute, allowedActions: ["pay", "cancel"], remarks: "" },
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
const proof = "/pictures/p/drill-28";

export const toReturn: RefundDetail = {
  ...refundDetailExample,
  ...{ orderNumber: orderNumberExample, shopName: ownShop.shopName, refundAmount },
  ...{ buyerDesc: "其中 1 台通电后电机有异响", photoFiles: proof },
  items: drill ? [{ ...drill, prodCount: 1 }] : [],
  logs: refundDetailExample.logs.map((log) =>
    log.event === "apply"
      ? { ...log, amount: refundAmount, text: "其中 1 台通电后电机有异响", photoFiles: proof }
      : log,
  ),
};
export const waiting: RefundDetail = {
  ...{ ...toReturn, returnMoneySts: 1, waitsFor: "seller", deadlineAt: toReturn.now + 2 * day },
  ...{ allowedActions: ["withdraw"], handelTime: null, returnAddr: null },
  logs: toReturn.logs.filter(({ event }) => event === "apply"),
};
