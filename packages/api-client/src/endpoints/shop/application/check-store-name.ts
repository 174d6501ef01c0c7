import * as v from "valibot";
import { flag, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Whether a shop is called so already; asked while the name is typed, decided when the platform passes an application. */
export const checkStoreName = endpoint("GET /p/myShop/checkShopName", {
  summary: "Whether a store name is taken",
  tag: "store",
  auth: "token",
  effect: "read",
  perMinute: 60,
  query: v.object({ shopName: text(40) }),
  answer: v.object({ isTaken: flag }),
  fails: ["A00001", "A00004"],
  example: { query: { shopName: "诚泰标准件" }, answer: { isTaken: 0 } },
});
