export type { GoodsView } from "../views.ts";
export {
  LogisticsTrail,
  type LogisticsTrailProps,
  type ParcelView,
  type TraceView,
} from "./LogisticsTrail.tsx";
