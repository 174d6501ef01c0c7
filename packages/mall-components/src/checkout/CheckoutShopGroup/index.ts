export type { OrderLineView, ShopView } from "../../product/goods-views.ts";
export { deliveryMessages } from "./CheckoutShopGroup.messages.ts";
export { CheckoutShopGroup } from "./CheckoutShopGroup.tsx";
export type {
  CheckoutShopGroupProps,
  CheckoutShopView,
  DeliveryChoice,
  RemarkField,
} from "./checkout-shop-group-props.ts";
