export { RailCart, type RailCartLine, type RailCartProps } from "./RailCart.tsx";
export { RailCartSum, type RailCartSumProps } from "./RailCartSum.tsx";
