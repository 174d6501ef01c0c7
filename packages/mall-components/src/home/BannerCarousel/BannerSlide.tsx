import { useLinkComponent } from "@tradehall/ui/Link";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import type { Banner } from "../HomeHero/home-hero-props.ts";
import * as css from "./BannerSlide.css.ts";

/** One banner: words on the brand's ground with the picture beside them, or the picture alone. */
export function BannerSlide({ banner, isPriority }: { banner: Banner; isPriority: boolean }) {
  const Anchor = useLinkComponent();
  const hasWords = banner.title !== undefined;
  const content = (
    <>
      {banner.picture !== "" && (
        <span className={hasWords ? css.picture : css.cover}>
          <ProductPicture
            alt={hasWords ? "" : banner.alt}
            fit={hasWords ? "contain" : "cover"}
            height={400}
            isPriority={isPriority}
            path={banner.picture}
            sizes="(min-width: 1024px) 1200px, 100vw"
            width={hasWords ? 400 : 800}
          />
        </span>
      )}
      {hasWords && (
        <span className={css.words}>
          <span className={css.title}>{banner.title}</span>
          {banner.text && <span className={css.text}>{banner.text}</span>}
          {banner.action && <span className={css.action}>{banner.action}</span>}
        </span>
      )}
    </>
  );
  const className = css.slide({ tone: banner.tone ?? "accent" });
  return banner.href ? (
    <Anchor aria-label={hasWords ? undefined : banner.alt} className={className} href={banner.href}>
      {content}
    </Anchor>
  ) : (
    <span className={className}>{content}</span>
  );
}
