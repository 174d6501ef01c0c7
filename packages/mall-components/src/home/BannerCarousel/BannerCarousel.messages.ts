import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BannerCarousel. */
export const words = defineMessages({
  label: { id: "bannerCarousel.label", defaultMessage: "活动横幅" },
  slide: { id: "bannerCarousel.slide", defaultMessage: "第 {index} 张，共 {count} 张" },
  go: { id: "bannerCarousel.go", defaultMessage: "第 {index} 张横幅" },
  previous: { id: "bannerCarousel.previous", defaultMessage: "上一张横幅" },
  next: { id: "bannerCarousel.next", defaultMessage: "下一张横幅" },
  pause: { id: "bannerCarousel.pause", defaultMessage: "暂停轮播" },
  play: { id: "bannerCarousel.play", defaultMessage: "播放轮播" },
});
