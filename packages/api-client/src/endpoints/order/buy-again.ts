import { orderNumberExample } from "../../models/examples/order.ts";
import { BuyAgainResult, orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** Puts an order's goods into the cart again, as far as they can be bought, and says row by row what could not. */
export const buyAgain = endpoint("POST /p/myOrder/buyAgain/{orderNumber}", {
  summary: "Puts an order's goods into the cart again, with a result per row",
  tag: "my-order",
  auth: "token",
  effect: "write",
  creates: true,
  params: orderNumberParam,
  answer: BuyAgainResult,
  fails: ["A00004", "A00001", "A03002"],
  example: {
    params: { orderNumber: orderNumberExample },
    answer: {
      items: [
        {
          orderItemId: 77,
          prodId: 31,
          skuId: 310,
          prodName: "固联 8.8级高强度外六角螺栓",
          skuName: "M8×30 镀锌",
          prodCount: 10,
          isAdded: 1,
          why: "",
        },
      ],
      basketIds: [12],
      prodCount: 22,
    },
  },
});
