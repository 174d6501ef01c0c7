export { Header, type HeaderProps, type ShopHead } from "./Header.tsx";
