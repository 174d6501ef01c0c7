import { ShopDetail } from "../../models/shop.ts";
import { endpoint } from "../contract.ts";

/** The current shop of the signed-in buyer (Spec §7). */
export const getShop = endpoint("GET /p/shop", {
  summary: "The current shop of the signed-in buyer",
  tag: "shop",
  auth: "token",
  effect: "read",
  answer: ShopDetail,
  fails: ["A00004", "A00001"],
  example: {
    answer: {
      shopId: 1,
      shopName: "百工自营",
      shopStatus: 1,
      storeType: 1,
      shopType: 1,
      shopLogo: "/pictures/s/shop-1",
      intro: "平台自营，正品保障",
      tel: "400-800-1234",
      province: "上海市",
      city: "上海市",
      area: "浦东新区",
      shopAddress: "张江路 88 号",
      freight: "8.00",
      freeFreightFrom: "99.00",
    },
  },
});
