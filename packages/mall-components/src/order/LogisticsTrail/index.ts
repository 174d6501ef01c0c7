export type { GoodsView } from "../../product/goods-views.ts";
export {
  LogisticsTrail,
  type LogisticsTrailProps,
  type ParcelView,
  type TraceView,
} from "./LogisticsTrail.tsx";
