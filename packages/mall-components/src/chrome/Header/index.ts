export { CartLink, cappedCount } from "./CartLink.tsx";
export { Header, type HeaderProps } from "./Header.tsx";
export type { ShopHead } from "./header-types.ts";
export { PageMain } from "./PageMain.tsx";
