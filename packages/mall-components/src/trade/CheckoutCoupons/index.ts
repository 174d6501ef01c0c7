export * from "./CheckoutCoupons.tsx";
