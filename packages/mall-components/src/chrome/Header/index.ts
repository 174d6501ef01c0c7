export { CartLink, cappedCount } from "./CartLink.tsx";
export { Header, type HeaderProps } from "./Header.tsx";
export { PageMain } from "./PageMain.tsx";
export type { ShopHead } from "./shop-head.ts";
