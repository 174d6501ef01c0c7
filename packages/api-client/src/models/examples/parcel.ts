import type { Parcel } from "../delivery.ts";
import { itemExample, orderNumberExample } from "./order.ts";

export const parcelExample: Parcel = {
  orderDeliveryId: 5,
  orderNumber: orderNumberExample,
  dvyName: "顺丰速运",
  dvyFlowId: "SF1234567890",
  deliveryType: 1,
  createTime: "2026-11-21 15:00:00",
  orderItems: [
    {
      orderItemId: itemExample.orderItemId,
      prodId: itemExample.prodId,
      skuId: itemExample.skuId,
      prodName: itemExample.prodName,
      skuName: itemExample.skuName,
      pic: itemExample.pic,
      price: itemExample.price,
      prodCount: 10,
    },
  ],
  deliveryDto: {
    companyName: "顺丰速运",
    dvyFlowId: "SF1234567890",
    state: 2,
    traces: [
      { acceptStation: "快件已到达【上海转运中心】", acceptTime: "2026-11-21 20:10:00" },
      { acceptStation: "【顺丰速运】已揽收", acceptTime: "2026-11-21 15:00:00" },
    ],
  },
};
