import { DeliveryCheck } from "../../models/delivery.ts";
import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** The way of an order's first parcel, in the family's older form; only for the order's owner. */
export const checkDelivery = endpoint("GET /delivery/check", {
  summary: "The way of an order's first parcel",
  tag: "delivery",
  auth: "token",
  effect: "read",
  query: orderNumberParam,
  answer: DeliveryCheck,
  fails: ["A00004", "A00001"],
  example: {
    query: { orderNumber: orderNumberExample },
    answer: {
      companyName: "顺丰速运",
      companyHomeUrl: "",
      dvyFlowId: "SF1234567890",
      data: [
        {
          time: "2026-11-21 15:00:00",
          ftime: "2026-11-21 15:00:00",
          context: "【顺丰速运】已揽收",
          location: "",
        },
      ],
    },
  },
});
