import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { FootprintIcon, Icon, WishlistIcon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { dayText } from "./day-text.ts";
import { RailProductRow } from "./RailProductRow.tsx";
import * as css from "./RailProducts.css.ts";
import { words } from "./RailProducts.messages.ts";
import type { RailProductsProps } from "./rail-products-props.ts";

const empty = {
  wishlist: { icon: WishlistIcon, title: words.emptyWishlist, text: words.emptyWishlistText },
  footprints: { icon: FootprintIcon, title: words.noFootprints, text: words.noFootprintsText },
} as const;

/** Favourites or footprints as rows; each can be taken out. */
export function RailProducts(props: RailProductsProps) {
  const { kind, groups, today, onRemove, onMore, isLoadingMore } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const shown = groups.filter((group) => group.products.length > 0);
  if (shown.length === 0) {
    const { icon, title, text } = empty[kind];
    return (
      <EmptyState
        actions={<ButtonLink href={routes.allGoods}>{intl.formatMessage(listWords.browse)}</ButtonLink>}
        description={intl.formatMessage(text)}
        illustration={<Icon as={icon} size="xl" tone="faint" />}
        size="s"
        title={intl.formatMessage(title)}
      />
    );
  }
  return (
    <Stack space="xl">
      {shown.map((group) => (
        <Stack as="section" key={group.key}>
          {group.day && (
            <h3 className={css.day}>
              <time dateTime={group.day}>{dayText(intl, group.day, today)}</time>
            </h3>
          )}
          <Stack as="ul" space="l">
            {group.products.map((product) => (
              <RailProductRow key={product.id} kind={kind} onRemove={onRemove} product={product} />
            ))}
          </Stack>
        </Stack>
      ))}
      {onMore && (
        <Button isPending={isLoadingMore} onPress={onMore} tone="neutral" variant="outline" width="full">
          {intl.formatMessage(words.more)}
        </Button>
      )}
    </Stack>
  );
}
