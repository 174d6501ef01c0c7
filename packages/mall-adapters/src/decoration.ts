/** A shop's page as the blocks that draw it. */
import type { Decoration, DecorationBlock, DecorationLink } from "@tradehall/api-client/models/decoration";
import type { BlockView } from "@tradehall/mall-components/decoration/Decoration";
import { classedStyles } from "@tradehall/mall-rules/rich-text/classed-styles";
import type { Locale } from "@tradehall/mall-rules/words";
import { toOfferedCoupon } from "./coupon.ts";
import type { DataRoutes } from "./data-routes.ts";
import { toProductSummaries, withoutShop } from "./product-card.ts";

export interface DecorationView {
  blocks: BlockView[];
  /** Stylesheet of its texts' own looks. */
  textRules: string;
  now: number;
}

interface Drawing {
  locale: Locale;
  routes: DataRoutes;
  now: number;
  /** Takes the styles out of a text, and keeps them. */
  textOf(html: string): string;
}

/** Where a link leads by the mall's own addresses; undefined for none, and for one of a later version. */
function hrefOf(link: DecorationLink | null, routes: DataRoutes): string | undefined {
  switch (link?.to) {
    case "product":
      return routes.product(link.prodId, link.skuId);
    case "category":
      return routes.goods({ categoryPath: link.path, shopId: link.shopId });
    case "shopCategory":
      return routes.goods({ shopCid: link.shopCid, shopId: link.shopId });
    case "search":
      return routes.goods({ keyword: link.keyword, shopId: link.shopId });
    case "coupon":
      return routes.claim(link.couponId);
    case "page":
      return routes.page?.(link.page);
    case "shop":
      return routes.shop(link.shopId);
    default:
      return undefined;
  }
}

type Known<Kind extends DecorationBlock["kind"]> = Extract<DecorationBlock, { kind: Kind }>;
type Drawn = { [Kind in DecorationBlock["kind"]]: (block: Known<Kind>, how: Drawing) => BlockView };

const drawn: Drawn = {
  banner: ({ pictures }, { routes }) => ({
    kind: "banner",
    banners: pictures.map(({ imgUrl, alt, link }, nth) => {
      const href = hrefOf(link, routes);
      return { id: String(nth), picture: imgUrl, alt, ...(href ? { href } : {}) };
    }),
  }),
  pictures: ({ title, columns, ratio, pictures }, { routes }) => ({
    ...{ kind: "pictures", title, columns, ratio },
    pictures: pictures.map(({ imgUrl, alt, areas }) => ({
      picture: imgUrl,
      alt,
      // A part that leads nowhere is a part of the picture.
      areas: areas.flatMap(({ link, ...area }) => {
        const href = hrefOf(link, routes);
        return href ? [{ ...area, href }] : [];
      }),
    })),
  }),
  products: ({ title, products, link }, { locale, routes }) => ({
    ...{ kind: "products", title },
    products: toProductSummaries(products, locale, routes).map(withoutShop),
    moreHref: hrefOf(link, routes),
  }),
  coupons: ({ title, coupons }, { locale, routes }) => ({
    ...{ kind: "coupons", title },
    coupons: coupons.map((coupon) => toOfferedCoupon(coupon, locale, routes)),
  }),
  richText: ({ html }, { textOf }) => ({ kind: "richText", html: textOf(html) }),
  countdown: ({ title, endsAt, endText, link }, { routes }) => ({
    ...{ kind: "countdown", title, endsAt, endText },
    href: hrefOf(link, routes),
  }),
  notice: ({ lines }, { routes }) => ({
    kind: "notice",
    lines: lines.map(({ text, link }) => ({ text, href: hrefOf(link, routes) })),
  }),
  categories: ({ title, items }, { routes }) => ({
    ...{ kind: "categories", title },
    items: items.flatMap(({ name, pic, link }) => {
      const href = hrefOf(link, routes);
      return href ? [{ name, picture: pic, href }] : [];
    }),
  }),
  video: ({ title, poster, videoUrl }) => ({ kind: "video", title, poster, src: videoUrl }),
  spacer: ({ size }) => ({ kind: "spacer", size }),
  unknown: ({ name }) => ({ kind: "unknown", name }),
};

/** A back end of tomorrow may send a kind that this version does not know, as it is. */
function drawBlock(block: DecorationBlock, how: Drawing): BlockView {
  const draw = (Object.hasOwn(drawn, block.kind) ? drawn[block.kind] : undefined) as
    | ((block: DecorationBlock, how: Drawing) => BlockView)
    | undefined;
  return draw ? draw(block, how) : { kind: "unknown", name: String(block.kind) };
}

/** Buyers see nothing of blocks that cannot be drawn; a preview shows where they stand. */
export function toDecoration(
  { blocks, now }: Pick<Decoration, "blocks" | "now">,
  locale: Locale,
  routes: DataRoutes,
  { isPreview }: { isPreview: boolean },
): DecorationView {
  const rules = new Set<string>();
  const textOf = (html: string) => {
    const text = classedStyles(html);
    rules.add(text.rules);
    return text.html;
  };
  const views = blocks.map((block) => drawBlock(block, { locale, routes, now, textOf }));
  return {
    blocks: views.filter(({ kind }) => isPreview || kind !== "unknown"),
    textRules: [...rules].join(""),
    now,
  };
}
