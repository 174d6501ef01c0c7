export { CartLink, cappedCount } from "./CartLink.tsx";
export { Header, type HeaderProps, type ShopHead } from "./Header.tsx";
export { PageMain } from "./PageMain.tsx";
