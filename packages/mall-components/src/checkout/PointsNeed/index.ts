export { PointsNeed, type PointsNeedProps } from "./PointsNeed.tsx";
