export * from "./CheckoutShopGroup.tsx";
