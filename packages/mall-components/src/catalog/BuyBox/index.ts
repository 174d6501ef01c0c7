export { BuyBox, type BuyBoxProps, type BuyChoice, type NotBuyable } from "./BuyBox.tsx";
