export { HomeFloor, type HomeFloorProps } from "./HomeFloor.tsx";
