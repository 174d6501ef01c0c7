export { type RailPanel, SideRail, type SideRailProps } from "./SideRail.tsx";
