export * from "./GoodsLine.tsx";
