import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Courier companies to choose from when goods are sent back (family §5). */
export const listCouriers = endpoint("GET /p/delivery/list", {
  summary: "Courier companies for goods that are sent back",
  tag: "delivery",
  auth: "token",
  effect: "read",
  answer: v.array(v.object({ dvyId: id, dvyName: v.string() })),
  fails: ["A00004"],
  example: {
    answer: [
      { dvyId: 1, dvyName: "顺丰速运" },
      { dvyId: 2, dvyName: "京东快递" },
    ],
  },
});
