export { RailDrawer, type RailDrawerProps, type RailDrawerState } from "./RailDrawer.tsx";
