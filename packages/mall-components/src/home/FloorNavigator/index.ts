export { FloorNavigator, type FloorNavigatorProps } from "./FloorNavigator.tsx";
