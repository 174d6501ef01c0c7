export { LatestTrace, type LatestTraceProps } from "./LatestTrace.tsx";
