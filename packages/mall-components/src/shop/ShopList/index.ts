export { ShopList, type ShopListProps } from "./ShopList.tsx";
