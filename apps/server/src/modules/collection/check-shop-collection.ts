import { checkShopCollection } from "@tradehall/api-client/endpoints/collection/check-shop-collection";
import { handle } from "#server/handle.ts";
import { likesShop } from "../product/about-product.ts";

export default handle(checkShopCollection, ({ query }, { db, buyer }) => likesShop(db, buyer, query.shopId));
