import { ChevronLeftIcon, ChevronRightIcon, Icon, PauseIcon, PlayIcon } from "@tradehall/ui/Icon";
import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { Banner } from "../HomeHero/home-hero-props.ts";
import * as css from "./BannerCarousel.css.ts";
import { words } from "./BannerCarousel.messages.ts";
import { BannerSlide } from "./BannerSlide.tsx";
import { useCarousel } from "./use-carousel.ts";

export interface BannerCarouselProps {
  /** Banners in order. */
  banners: readonly Banner[];
}

/** Banners that turn by themselves, can be paused, swiped and turned by the arrow keys. */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const intl = useIntl();
  const count = banners.length;
  const carousel = useCarousel(count);
  const { index, show } = carousel;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    show(index + (event.key === "ArrowRight" ? 1 : -1));
  }
  if (count === 0) return <div className={css.carousel} />;
  return (
    <section
      aria-label={intl.formatMessage(words.label)}
      aria-roledescription="carousel"
      className={css.carousel}
      data-banner=""
      onBlur={() => carousel.setHeld(false)}
      onFocus={() => carousel.setHeld(true)}
      onKeyDown={onKeyDown}
      onPointerEnter={() => carousel.setHeld(true)}
      onPointerLeave={() => carousel.setHeld(false)}
    >
      <ul className={css.track} onScroll={carousel.onScroll} ref={carousel.track}>
        {banners.map((banner, at) => (
          <li
            aria-hidden={at !== index || undefined}
            aria-label={intl.formatMessage(words.slide, { index: at + 1, count })}
            className={css.item}
            inert={at !== index}
            key={banner.id}
          >
            <BannerSlide banner={banner} isPriority={at === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <button
            aria-label={intl.formatMessage(words.previous)}
            className={css.arrow({ side: "start" })}
            onClick={() => show(index - 1)}
            type="button"
          >
            <Icon as={ChevronLeftIcon} />
          </button>
          <button
            aria-label={intl.formatMessage(words.next)}
            className={css.arrow({ side: "end" })}
            onClick={() => show(index + 1)}
            type="button"
          >
            <Icon as={ChevronRightIcon} />
          </button>
          <div className={css.foot}>
            {carousel.turns && (
              <button
                aria-label={intl.formatMessage(carousel.isPaused ? words.play : words.pause)}
                className={css.pause}
                onClick={carousel.toggle}
                type="button"
              >
                <Icon as={carousel.isPaused ? PlayIcon : PauseIcon} size="s" />
              </button>
            )}
            {banners.map((banner, at) => (
              <button
                aria-current={at === index ? "true" : undefined}
                aria-label={intl.formatMessage(words.go, { index: at + 1 })}
                className={css.dot}
                key={banner.id}
                onClick={() => show(at)}
                type="button"
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
