export { ShopFavourite, type ShopFavouriteProps } from "./ShopFavourite.tsx";
