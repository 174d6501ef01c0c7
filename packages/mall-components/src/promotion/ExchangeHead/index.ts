export { ExchangeHead, type ExchangeHeadProps } from "./ExchangeHead.tsx";
