export { OrderPaper, type OrderPaperProps } from "./OrderPaper.tsx";
