export { ProductFeed, type ProductFeedProps } from "./ProductFeed.tsx";
