import type { Banner } from "../HomeHero/HomeHero.tsx";

export interface BannerCarouselProps {
  /** Banners in order. */
  banners: readonly Banner[];
  /** Time per banner, ms. Default 5000; 0 stands still. */
  intervalMs?: number;
  /** The first picture loads with high priority. Default true. */
  isPriority?: boolean;
}

/** BannerCarousel. */
export function BannerCarousel(_props: BannerCarouselProps) {
  return <div data-part="BannerCarousel" />;
}
