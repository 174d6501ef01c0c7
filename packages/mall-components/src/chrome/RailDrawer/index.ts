export { RailDrawer, type RailDrawerProps } from "./RailDrawer.tsx";
