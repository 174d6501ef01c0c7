export { BlockBanner, type BlockBannerProps } from "./BlockBanner.tsx";
