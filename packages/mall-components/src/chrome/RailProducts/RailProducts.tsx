import type { YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { FootprintIcon, Icon, WishlistIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { dayText } from "./day-text.ts";
import { RailProductRow } from "./RailProductRow.tsx";
import * as css from "./RailProducts.css.ts";
import { words } from "./RailProducts.messages.ts";

/** A favourite or a footprint. */
export interface RailProduct {
  /** Product id. */
  id: string;
  /** Name. */
  name: string;
  /** Product page. */
  href: string;
  /** Picture path without width and file ending. */
  picture: string;
  /** Price now, yuan. */
  yuan: YuanText;
  /** What paid members pay, where that is less. */
  memberYuan?: YuanText;
  /** Of points goods: their price in points. */
  points?: number;
  /** Whether the price is the lowest of several. */
  isFromPrice?: boolean;
  /** `offShelf`: can no longer be looked at, so the name is no link. */
  state?: "soldOut" | "offShelf";
}
export interface RailProductsProps {
  /** Says what an empty list means and what removing does. */
  kind: "wishlist" | "footprints";
  /** Products in groups, footprints each with its day (`yyyy-MM-dd`); favourites are one group without. */
  groups: readonly { key: string; day?: string; products: readonly RailProduct[] }[];
  /** The server's day, for 今天 and 昨天. */
  today?: string;
  /** Called to take one out. */
  onRemove: (prodId: string) => void;
  /** Called for the next ones; absent: all are shown. */
  onMore?: () => void;
  /** The next ones are on their way. */
  isLoadingMore?: boolean;
}

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
    <div className={css.groups}>
      {shown.map((group) => (
        <section className={css.group} key={group.key}>
          {group.day && (
            <h3 className={css.day}>
              <time dateTime={group.day}>{dayText(intl, group.day, today)}</time>
            </h3>
          )}
          <ul className={css.rows}>
            {group.products.map((product) => (
              <RailProductRow key={product.id} kind={kind} onRemove={onRemove} product={product} />
            ))}
          </ul>
        </section>
      ))}
      {onMore && (
        <Button isPending={isLoadingMore} onPress={onMore} tone="neutral" variant="outline" width="full">
          {intl.formatMessage(words.more)}
        </Button>
      )}
    </div>
  );
}
