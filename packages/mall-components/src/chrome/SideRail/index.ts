export { type RailDoor, SideRail, type SideRailProps } from "./SideRail.tsx";
