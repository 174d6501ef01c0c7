export * from "./CartShopGroup.tsx";
