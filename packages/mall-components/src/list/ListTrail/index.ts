export { ListTrail, type ListTrailProps } from "./ListTrail.tsx";
