import type { DecorationView } from "@tradehall/mall-adapters/decoration";
import { closedReason, type ShopTopView } from "@tradehall/mall-adapters/shop";
import { Decoration } from "@tradehall/mall-components/decoration/Decoration";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { Frame } from "@tradehall/ui/Frame";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useClaim } from "../../browser/actions/use-claim.ts";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { TextStyles } from "../../browser/document/TextStyles.tsx";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { ShopTop } from "../../pages/shop/ShopTop.tsx";
import type { Attempt } from "../../server/attempt.ts";

interface ShopIndexPageProps extends DecorationView {
  shop: ShopTopView;
  /** Of a page without script. */
  answer: Attempt<unknown> | undefined;
}

export function ShopIndexPage({ shop, blocks, textRules, now, answer }: ShopIndexPageProps) {
  const { claim, pendingId } = useClaim();
  const isSold = useShopInEffect().isShowPurchase === 1;
  useQuickAdd();
  return (
    <Frame paddingY="m">
      <TextStyles rules={textRules} />
      <Stack space="xl">
        <ShopTop current="home" shop={shop} />
        {answer?.ok === false && <Notice tone="danger">{answer.error.message}</Notice>}
        {shop.summary.isOpen === false ? (
          <ListEmpty reason={closedReason(shop.summary)} />
        ) : (
          <Decoration blocks={blocks} now={now} onClaim={claim} pendingId={pendingId}>
            {isSold ? quickAdd : undefined}
          </Decoration>
        )}
      </Stack>
    </Frame>
  );
}
