import { byPlace } from "@tradehall/ui/by-place";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import type { CouponCardView } from "../../coupon/CouponList/coupon-list-view.ts";
import type { Banner } from "../../home/HomeHero/home-hero-props.ts";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { BlockBanner } from "../BlockBanner/BlockBanner.tsx";
import { BlockCategories, type BlockCategoriesProps } from "../BlockCategories/BlockCategories.tsx";
import { BlockCountdown } from "../BlockCountdown/BlockCountdown.tsx";
import { BlockCoupons } from "../BlockCoupons/BlockCoupons.tsx";
import { BlockNotice, type BlockNoticeProps } from "../BlockNotice/BlockNotice.tsx";
import { BlockPictures, type BlockPicturesProps } from "../BlockPictures/BlockPictures.tsx";
import { BlockProducts } from "../BlockProducts/BlockProducts.tsx";
import { BlockSpacer } from "../BlockSpacer/BlockSpacer.tsx";
import { BlockText } from "../BlockText/BlockText.tsx";
import { BlockUnknown } from "../BlockUnknown/BlockUnknown.tsx";
import { BlockVideo, type BlockVideoProps } from "../BlockVideo/BlockVideo.tsx";
import * as css from "./Decoration.css.ts";

/** One block of a shop's page. */
export type BlockView =
  | { kind: "banner"; banners: readonly Banner[] }
  | ({ kind: "pictures" } & BlockPicturesProps)
  | { kind: "products"; title: string; products: readonly ProductSummary[]; moreHref?: string | undefined }
  | { kind: "coupons"; title: string; coupons: readonly CouponCardView[] }
  | { kind: "richText"; html: string }
  | { kind: "countdown"; title: string; endsAt: number; endText: string; href?: string | undefined }
  | ({ kind: "notice" } & BlockNoticeProps)
  | ({ kind: "categories" } & BlockCategoriesProps)
  | ({ kind: "video" } & BlockVideoProps)
  | { kind: "spacer"; size: "s" | "m" | "l" }
  | { kind: "unknown"; name: string };

export interface DecorationProps {
  /** Blocks in order. */
  blocks: readonly BlockView[];
  /** The server's now in ms since 1970, from which its countdowns count. */
  now: number;
  /** Called by 立即领取; without it, and without script, the page itself gets a `couponId`. */
  onClaim?: (couponId: string) => void;
  /** The coupon that is being claimed. */
  pendingId?: string | undefined;
  /** Draws what is over the foot of a product's picture; keep it stable. */
  children?: ((product: ProductSummary) => ReactNode) | undefined;
}

/** A shop's page, block by block. */
export function Decoration({ blocks, now, onClaim, pendingId, children }: DecorationProps) {
  const draw = (block: BlockView): ReactNode => {
    switch (block.kind) {
      case "banner":
        return <BlockBanner banners={block.banners} />;
      case "pictures":
        return <BlockPictures {...block} />;
      case "products":
        return <BlockProducts {...block}>{children}</BlockProducts>;
      case "coupons":
        return <BlockCoupons {...block} onClaim={onClaim} pendingId={pendingId} />;
      case "richText":
        return <BlockText html={block.html} />;
      case "countdown":
        return <BlockCountdown {...block} now={now} />;
      case "notice":
        return <BlockNotice lines={block.lines} />;
      case "categories":
        return <BlockCategories {...block} />;
      case "video":
        return <BlockVideo {...block} />;
      case "spacer":
        return <BlockSpacer size={block.size} />;
      case "unknown":
        return <BlockUnknown name={block.name} />;
    }
  };
  return (
    <Stack space="xl">
      {byPlace(blocks).map(({ item: block, key }) => (
        <div className={css.block} key={key}>
          {draw(block)}
        </div>
      ))}
    </Stack>
  );
}
