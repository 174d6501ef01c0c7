import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, ShopIcon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { ShopCard } from "../ShopCard/ShopCard.tsx";
import type { ShopSummary } from "../ShopCard/shop-summary.ts";
import {
  ShopWishlistButton,
  type ShopWishlistButtonProps,
} from "../ShopWishlistButton/ShopWishlistButton.tsx";
import { words } from "./ShopList.messages.ts";

export interface ShopListProps extends ListStateProps {
  /** Shops in order. */
  shops: readonly ShopSummary[];
  /** The list without keyword and filters; absent where there are none. */
  clearHref?: string | undefined;
  /** Where goods are, for whom there is no shop. */
  goodsHref: string;
  /** They are the buyer's favourites. */
  isWishlist?: boolean;
  /** See ShopWishlistButton. */
  onToggleWishlist?: ShopWishlistButtonProps["onToggle"];
}

/** Shops found, each with some of its goods. */
export function ShopList(props: ShopListProps) {
  const { shops, clearHref, goodsHref, isWishlist, onToggleWishlist, state, onRetry } = props;
  const intl = useIntl();
  const none = (
    <EmptyState
      actions={
        <>
          {clearHref && (
            <ButtonLink href={clearHref} variant="outline">
              {intl.formatMessage(isWishlist ? words.allShops : listWords.clearFilters)}
            </ButtonLink>
          )}
          <ButtonLink href={goodsHref} variant={clearHref ? "ghost" : "outline"}>
            {intl.formatMessage(listWords.browse)}
          </ButtonLink>
        </>
      }
      description={intl.formatMessage(
        isWishlist ? words.emptyWishlistHint : clearHref ? words.filteredHint : words.noneHint,
      )}
      illustration={<Icon as={ShopIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(isWishlist ? words.emptyWishlist : clearHref ? words.filtered : words.none)}
    />
  );
  return (
    <AsyncList
      empty={shops.length === 0 && none}
      failedText={intl.formatMessage(words.failed)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <Stack as="ul">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} variant="row">
              <ShopWishlistButton
                isWishlisted={shop.isWishlisted ?? false}
                name={shop.name}
                onToggle={onToggleWishlist}
                shopId={shop.id}
              />
            </ShopCard>
          </li>
        ))}
      </Stack>
    </AsyncList>
  );
}
