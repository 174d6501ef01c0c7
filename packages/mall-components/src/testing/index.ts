/** Page objects: what testers of a storefront drive, by role and by the library's own words in either language. */
export { AgreementDialog } from "./agreement-dialog.ts";
export { CartLine, CartPage } from "./cart-page.ts";
export { CheckoutForm } from "./checkout-form.ts";
export { CouponCard } from "./coupon-card.ts";
export { FilterForm } from "./filter-form.ts";
export { Header, SearchBox } from "./header.ts";
export { LoginForm } from "./login-form.ts";
export { OrderCard, type OrderCardAction, OrderList } from "./order-list.ts";
export { Pagination } from "./pagination.ts";
export type { Place } from "./place.ts";
export { ProductCard } from "./product-card.ts";
export { QuantityField } from "./quantity-field.ts";
export { RefundForm } from "./refund-form.ts";
export { Toast } from "./toast.ts";
