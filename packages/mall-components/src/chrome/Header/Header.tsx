import { specialStoreType } from "@tradehall/mall-rules/states/shop/shop";
import { Frame } from "@tradehall/ui/Frame";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import type { CategoryNode } from "../CategoryFlyout/category-flyout-props.ts";
import type { HotWord } from "../HotWords/HotWords.tsx";
import { HotWords } from "../HotWords/HotWords.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import type { SearchBoxProps } from "../SearchBox/search-box-props.ts";
import { CartLink } from "./CartLink.tsx";
import * as css from "./Header.css.ts";
import { words } from "./Header.messages.ts";
import * as barCss from "./HeaderBar.css.ts";
import { type CampaignRoutes, HeaderCampaigns } from "./HeaderCampaigns.tsx";
import { HeaderCategories } from "./HeaderCategories.tsx";
import { ShopName } from "./ShopName.tsx";
import type { ShopHead } from "./shop-head.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";
export interface HeaderProps {
  /** The current shop. */
  shop: ShopHead;
  /** First levels with what is loaded below them. */
  categories: readonly CategoryNode[];
  /** Pieces in the cart; shown as 999+ from 1000. */
  cartCount: number;
  /** Props of the search box. */
  search: SearchBoxProps;
  /** Words under the search box. */
  hotWords?: readonly HotWord[];
  /** Which of the two menu links is the page shown now. */
  current?: "home" | "list";
  /** What goes on in the mall, behind the menu links: `seckill`, `group`, `coupons`, `offers`, `shops`, `notices`. */
  campaigns?: CampaignRoutes;
  /** Standing open at the left of the hero: the trigger then is a heading without a panel. */
  isCategoryPinned?: boolean;
  /** Called when a first level is entered whose children are not loaded. */
  onNeedChildren?: (categoryId: string) => void;
  /** Called when something is pressed that a closed shop does not show (Spec §4). */
  onClosedShop?: () => void;
}

/**
 * The mall's head: shop, search, cart; below them categories and the two menu links. The first row stays at the top
 * of the page, and is made small once the menu has left the view: one search box, wherever the buyer is. What sticks in
 * the `PageMain` beside it is below that row.
 */
export function Header(props: HeaderProps) {
  const { shop, cartCount, search, current, campaigns, hotWords = [] } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const isSpecial = shop.storeType === specialStoreType;
  const isOpen = shop.isOpen;
  const [menu, isCompact] = useScrolledPast<HTMLDivElement>();
  return (
    <header className={css.header} data-print="hide">
      <div className={barCss.bar({ isCompact })}>
        <Frame>
          <div className={barCss.row({ isCompact })}>
            <ShopName shop={shop} />
            <div className={barCss.search({ isRaised: isCompact && hotWords.length > 0 })}>
              <SearchBox {...search} isShopClosed={!isOpen} onClosedShop={props.onClosedShop} />
              {hotWords.length > 0 && (
                <div className={barCss.hotWords({ isHidden: isCompact })}>
                  <HotWords words={hotWords} />
                </div>
              )}
            </div>
            <CartLink count={cartCount} href={routes.cart} />
          </div>
        </Frame>
      </div>
      <div className={css.navBar} ref={menu}>
        <Frame>
          <nav aria-label={intl.formatMessage(words.nav)} className={css.nav}>
            {!isSpecial && (
              <HeaderCategories
                categories={props.categories}
                isDisabled={!isOpen}
                isPinned={props.isCategoryPinned}
                onClosedShop={props.onClosedShop}
                onNeedChildren={props.onNeedChildren}
              />
            )}
            <span className={css.navLink({ isCurrent: current === "home" })}>
              <Link aria-current={current === "home" ? "page" : undefined} href={routes.home} tone="inherit">
                {intl.formatMessage(words.home)}
              </Link>
            </span>
            {!isSpecial && (
              <span className={css.navLink({ isCurrent: current === "list" })}>
                <Link
                  aria-current={current === "list" ? "page" : undefined}
                  href={isOpen ? routes.allGoods : undefined}
                  tone="inherit"
                >
                  {intl.formatMessage(words.list)}
                </Link>
              </span>
            )}
            {campaigns && isOpen && !isSpecial && (
              <HeaderCampaigns isHome={current === "home"} routes={campaigns} />
            )}
          </nav>
        </Frame>
      </div>
    </header>
  );
}
