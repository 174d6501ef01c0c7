import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import type { Banner } from "../HomeHero/home-hero-props.ts";
import * as css from "./FloorBanner.css.ts";

export interface FloorBannerProps {
  /** Cut that is three times as wide as high, for narrow windows: path without width and file ending. */
  wide: string;
  /** Cut of about three times as high as wide, beside the goods. What it says is in its upper middle: foot and sides may be cut off. */
  tall: string;
  /** What it says, all together. */
  alt: string;
  /** What is beside the picture on a ground of the brand; without it the picture says it all. */
  words?: Required<Pick<Banner, "title" | "text" | "action" | "tone">>;
  /** Where it leads; nowhere without. */
  href?: string;
}

/** A floor's own banner: high beside the goods, and a strip over them where there is no room. */
export function FloorBanner({ wide, tall, alt, words, href }: FloorBannerProps) {
  const Anchor = useLinkComponent();
  const content = words ? (
    <span className={css.ground({ tone: words.tone })}>
      <span className={css.words}>
        <span className={css.title}>{words.title}</span>
        <Text size="s" tone="inherit">
          {words.text}
        </Text>
        <span className={css.action}>{words.action}</span>
      </span>
      <span className={css.goods}>
        <ProductPicture alt="" path={tall} width={224} />
      </span>
    </span>
  ) : (
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
      {content}
    </Anchor>
  ) : (
    <span className={css.banner}>{content}</span>
  );
}
