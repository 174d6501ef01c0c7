import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { TabLinks } from "@tradehall/ui/Tabs";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { SearchForm } from "../../list/SearchForm/SearchForm.tsx";
import { shopStateWords } from "../../messages/shop-state.messages.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { ShopFacts } from "../ShopCard/ShopFacts.tsx";
import { ShopKindTag } from "../ShopCard/ShopKindTag.tsx";
import type { ShopSummary } from "../ShopCard/shop-summary.ts";
import {
  ShopWishlistButton,
  type ShopWishlistButtonProps,
} from "../ShopWishlistButton/ShopWishlistButton.tsx";
import * as css from "./ShopHead.css.ts";
import { words } from "./ShopHead.messages.ts";

const shopTabs = ["home", "goods", "facts"] as const;
export type ShopTab = (typeof shopTabs)[number];

export interface ShopHeadProps {
  /** The shop. */
  shop: ShopSummary;
  /** Its page that is open. */
  current: ShopTab;
  /** Address of each of its pages; a shop that is not open has only its facts. */
  hrefs: Record<ShopTab, string>;
  /** Search in its goods: where it goes by GET with the keyword as `pn`, what was searched for, what is to be. */
  search: { action: string; keyword: string; onSearch: (keyword: string) => void };
  /** Its telephone; "" for none. */
  phone: string;
  /** See ShopWishlistButton. */
  onToggleWishlist?: ShopWishlistButtonProps["onToggle"];
}

/** The head of a shop's pages: whose they are, what others think of it, and the ways through it. */
export function ShopHead({ shop, current, hrefs, search, phone, onToggleWishlist }: ShopHeadProps) {
  const intl = useIntl();
  const isOpen = shop.isOpen !== false;
  return (
    <header className={css.head}>
      <div className={css.row}>
        <span className={css.logo}>
          <ProductPicture alt="" loading="eager" path={shop.logo ?? ""} rounding="m" width={64} />
        </span>
        <Stack space="xs">
          <h1 className={css.name}>{shop.name}</h1>
          <Inline as="span" size="s">
            <ShopKindTag shop={shop} />
            {!isOpen && (
              <Tag tone="warning">{intl.formatMessage(shopStateWords[shop.closedAs ?? "suspended"])}</Tag>
            )}
            {phone !== "" && (
              <Link href={`tel:${phone}`} tone="muted">
                {intl.formatMessage(words.phone, { phone })}
              </Link>
            )}
          </Inline>
        </Stack>
        <div className={css.side}>
          <ShopFacts shop={shop} />
          <ShopWishlistButton
            isWishlisted={shop.isWishlisted ?? false}
            name={shop.name}
            onToggle={onToggleWishlist}
            shopId={shop.id}
          />
        </div>
      </div>
      <div className={css.foot}>
        <div className={css.tabs}>
          <TabLinks
            current={current}
            label={intl.formatMessage(words.label)}
            tabs={shopTabs.map((id) => ({
              id,
              label: intl.formatMessage(words[id]),
              ...(isOpen || id === "facts" ? { href: hrefs[id] } : {}),
            }))}
          />
        </div>
        {isOpen && (
          <SearchForm
            {...search}
            kept={{ shopId: shop.id }}
            label={intl.formatMessage(words.search)}
            name="pn"
            placeholder={intl.formatMessage(words.placeholder)}
          />
        )}
      </div>
    </header>
  );
}
