export { ShopToolbar, type ShopToolbarProps } from "./ShopToolbar.tsx";
