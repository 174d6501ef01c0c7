export { ShopHead, type ShopHeadProps, type ShopTab } from "./ShopHead.tsx";
