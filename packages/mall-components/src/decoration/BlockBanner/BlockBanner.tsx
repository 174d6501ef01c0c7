import { BannerCarousel } from "../../home/BannerCarousel/BannerCarousel.tsx";
import type { Banner } from "../../home/HomeHero/home-hero-props.ts";
import * as css from "./BlockBanner.css.ts";

export interface BlockBannerProps {
  /** Pictures in order, three times as wide as high. */
  banners: readonly Banner[];
}

/** Block: pictures that turn, each with its link. */
export function BlockBanner({ banners }: BlockBannerProps) {
  if (banners.length === 0) return null;
  return (
    <div className={css.slot}>
      <BannerCarousel banners={banners} />
    </div>
  );
}
