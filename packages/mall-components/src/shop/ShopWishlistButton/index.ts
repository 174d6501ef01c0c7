export { ShopWishlistButton, type ShopWishlistButtonProps } from "./ShopWishlistButton.tsx";
