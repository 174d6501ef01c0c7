export { OrderInfo, type OrderInfoProps } from "./OrderInfo.tsx";
