export type { GoodsView } from "../../product/goods-views.ts";
export { LogisticsTrail, type LogisticsTrailProps } from "./LogisticsTrail.tsx";
export type { ParcelView, TraceView } from "./logistics-trail-view.ts";
