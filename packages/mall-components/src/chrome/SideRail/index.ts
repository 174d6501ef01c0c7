export { SideRail } from "./SideRail.tsx";
export type { RailPanel, SideRailProps } from "./side-rail-props.ts";
