export type { ShopView } from "../views.ts";
export {
  type CartPromotionView,
  CartShopGroup,
  type CartShopGroupProps,
  type CartShopView,
} from "./CartShopGroup.tsx";
