export { ShopProfile, type ShopProfileProps, type ShopProfileView } from "./ShopProfile.tsx";
