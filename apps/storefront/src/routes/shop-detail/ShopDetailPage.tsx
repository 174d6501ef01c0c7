import type { ShopTopView } from "@tradehall/mall-adapters/shop";
import { BlockFrame } from "@tradehall/mall-components/decoration/BlockFrame";
import { RegionMap, type RegionMapProps } from "@tradehall/mall-components/product/RegionMap";
import { ShopProfile, type ShopProfileView } from "@tradehall/mall-components/shop/ShopProfile";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { ShopTop } from "../../pages/shop/ShopTop.tsx";

interface ShopDetailPageProps {
  shop: ShopTopView;
  profile: ShopProfileView;
  map: RegionMapProps;
  /** Names of the sections. */
  words: { profile: string; delivery: string };
}

/** A shop that is not open shows its facts all the same: anyone who has ordered there must find its telephone. */
export function ShopDetailPage({ shop, profile, map, words }: ShopDetailPageProps) {
  return (
    <Frame paddingY="m">
      <Stack space="xl">
        <ShopTop current="facts" shop={shop} />
        <BlockFrame hasSheet title={words.profile}>
          <ShopProfile profile={profile} />
        </BlockFrame>
        <BlockFrame hasSheet title={words.delivery}>
          <RegionMap {...map} />
        </BlockFrame>
      </Stack>
    </Frame>
  );
}
