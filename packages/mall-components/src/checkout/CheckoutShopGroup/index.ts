export type { OrderLineView, ShopView } from "../../product/goods-views.ts";
export { deliveryMessages } from "./CheckoutShopGroup.messages.ts";
export {
  CheckoutShopGroup,
  type CheckoutShopGroupProps,
  type CheckoutShopView,
  type DeliveryChoice,
  type RemarkField,
} from "./CheckoutShopGroup.tsx";
