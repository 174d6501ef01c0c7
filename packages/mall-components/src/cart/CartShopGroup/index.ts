export type { ShopView } from "../../product/goods-views.ts";
export {
  CartShopGroup,
  type CartShopGroupProps,
  type CartShopView,
} from "./CartShopGroup.tsx";
export type { CartPromotionView } from "./CartShopPromotions.tsx";
