import { useLinkComponent } from "@tradehall/ui/Link";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./FloorBanner.css.ts";

export interface FloorBannerProps {
  /** Cut that is three times as wide as high, for narrow windows: path without width and file ending. */
  wide: string;
  /** Cut of about three times as high as wide, beside the goods. What it says stands in its upper middle: foot and sides may be cut off. */
  tall: string;
  /** What the picture says. */
  alt: string;
  /** Where it leads; nowhere without. */
  href?: string;
}

/** A floor's own banner: high beside the goods, and a strip over them where there is no room. */
export function FloorBanner({ wide, tall, alt, href }: FloorBannerProps) {
  const Anchor = useLinkComponent();
  const cuts = (
    <>
      <span className={css.tall}>
        <ProductPicture alt={alt} fit="cover" height={747} path={tall} width={224} />
      </span>
      <span className={css.wide}>
        <ProductPicture alt={alt} fit="cover" height={260} path={wide} sizes="100vw" width={780} />
      </span>
    </>
  );
  return href ? (
    <Anchor className={css.link} href={href}>
      {cuts}
    </Anchor>
  ) : (
    <span className={css.banner}>{cuts}</span>
  );
}
