export { BuyBox, type BuyBoxProps, type BuyChoice } from "./BuyBox.tsx";
