export { FloorBanner, type FloorBannerProps } from "./FloorBanner.tsx";
