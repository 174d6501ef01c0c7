import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { handle } from "#server/handle.ts";
import { shopInfo } from "./shop-info.ts";

export default handle(getShopInfo, ({ query }, context) => shopInfo(context, query.shopId));
