import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { CouponIcon, EmptyIcon, FilterIcon, Icon, SearchIcon, ShopIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./ListEmpty.css.ts";
import { words } from "./ListEmpty.messages.ts";

export interface ListEmptyProps {
  /** Why nothing shows: nothing found, filtered away, the shop is suspended, offline or not open yet, the category is empty, or no offer runs or comes. */
  reason: "noResults" | "filtered" | "closed" | "offline" | "notYetOpen" | "emptyCategory" | "noOffers";
  /** Keyword that found nothing. */
  keyword?: string;
  /** Other spellings or shorter words, with how many products where that is known. */
  suggestions?: readonly { label: string; href: string; count?: number }[];
  /** Filters by their values, each with the address without it and how many products there are then. */
  ways?: readonly { label: string; href: string; count: number }[];
  /** Address without filters. */
  clearHref?: string;
}

const looks = {
  noResults: { icon: SearchIcon, title: words.noResults, text: words.noResultsText },
  filtered: { icon: FilterIcon, title: words.filtered, text: words.filteredText },
  closed: { icon: ShopIcon, title: words.closed, text: words.closedText },
  offline: { icon: ShopIcon, title: words.offline, text: words.offlineText },
  notYetOpen: { icon: ShopIcon, title: words.notYetOpen, text: words.notYetOpenText },
  noOffers: { icon: CouponIcon, title: words.noOffers, text: words.noOffersText },
  emptyCategory: { icon: EmptyIcon, title: words.emptyCategory, text: words.emptyCategoryText },
} as const;

/** A list without products: why, and what next. */
export function ListEmpty(props: ListEmptyProps) {
  const { reason, keyword, suggestions = [], ways = [], clearHref } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const look = looks[reason];
  const title =
    reason === "noResults" && keyword
      ? intl.formatMessage(words.noResultsFor, { keyword })
      : intl.formatMessage(look.title);
  return (
    <div className={css.empty}>
      <EmptyState
        actions={
          reason === "closed" ? undefined : (
            <>
              {clearHref && (
                <ButtonLink href={clearHref} variant="outline">
                  {intl.formatMessage(words.clear)}
                </ButtonLink>
              )}
              <ButtonLink href={routes.allGoods} variant={clearHref ? "ghost" : "outline"}>
                {intl.formatMessage(words.all)}
              </ButtonLink>
            </>
          )
        }
        description={intl.formatMessage(look.text)}
        illustration={
          <span className={css.disc}>
            <Icon as={look.icon} size="xl" />
          </span>
        }
        title={title}
      />
      {ways.length > 0 && (
        <ul aria-label={intl.formatMessage(words.ways)} className={css.ways}>
          {ways.map(({ label, href, count }) => (
            <li key={href}>
              <Link href={href}>{intl.formatMessage(words.without, { filter: label })}</Link>
              <span className={css.count}>{intl.formatMessage(words.count, { count })}</span>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && (
        <p className={css.suggestions}>
          {intl.formatMessage(words.try)}
          {suggestions.map(({ label, href, count }) => (
            <span key={label}>
              <Link href={href}>{label}</Link>
              {count !== undefined && (
                <span className={css.count}>{intl.formatMessage(words.count, { count })}</span>
              )}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
