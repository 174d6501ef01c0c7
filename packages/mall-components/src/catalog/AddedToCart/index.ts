export { AddedToCart, type AddedToCartProps } from "./AddedToCart.tsx";
