import { OrderUsers } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** Who may have ordered for the enterprise, and on what; for its administrator, empty for anyone else. */
export const listOrderUsers = endpoint("GET /p/myOrder/orderUsers", {
  summary: "People of the enterprise whose orders its administrator sees",
  tag: "my-order",
  auth: "token",
  effect: "read",
  answer: OrderUsers,
  fails: ["A00004"],
  example: {
    answer: {
      users: [
        { userId: 7, nickName: "李工", isMember: 1 },
        { userId: 9, nickName: "王采购", isMember: 0 },
      ],
      costCentres: ["生产一部", "设备科"],
    },
  },
});
