import { CategoryFlyout } from "../../chrome/CategoryFlyout/CategoryFlyout.tsx";
import { BannerCarousel } from "../BannerCarousel/BannerCarousel.tsx";
import { HeroCard } from "./HeroCard.tsx";
import * as css from "./HomeHero.css.ts";
import type { HomeHeroProps } from "./home-hero-props.ts";

/** The first view of home: categories standing open, banners, and the person's card with notices. */
export function HomeHero(props: HomeHeroProps) {
  const { hasCategories = true } = props;
  return (
    <div className={css.hero} data-plain={!hasCategories || undefined}>
      {hasCategories && (
        <div className={css.categories}>
          <CategoryFlyout
            categories={props.categories}
            isDisabled={props.isShopClosed}
            onNeedChildren={props.onNeedChildren}
            variant="pinned"
          />
        </div>
      )}
      <div className={css.banner}>
        <BannerCarousel banners={props.banners} />
      </div>
      <div className={css.side}>
        <HeroCard
          isLying={!hasCategories}
          member={props.member}
          notices={props.notices}
          quickLinks={props.quickLinks}
        />
      </div>
    </div>
  );
}
