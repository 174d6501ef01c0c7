export { ShopSign, type ShopSignProps } from "./ShopSign.tsx";
