import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Icon, ServiceIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { shopStateWords } from "../../messages/shop-state.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./ShopCard.css.ts";
import { words } from "./ShopCard.messages.ts";
import { ShopFacts } from "./ShopFacts.tsx";
import { ShopKindTag } from "./ShopKindTag.tsx";
import { ShopSearch } from "./ShopSearch.tsx";
import type { ShopSummary } from "./shop-summary.ts";
export interface ShopCardProps {
  /** The shop. */
  shop: ShopSummary;
  /** `side` beside a detail, `row` in the shop list, `tile` on home. Default `side`. */
  variant?: "side" | "row" | "tile";
  /** What else can be done with it, e.g. ShopWishlistButton: not every page carries that. */
  children?: ReactNode;
  /** Chat with the shop. */
  serviceHref?: string;
  /** The list that a search among the shop's goods leads to; without it there is none. */
  searchAction?: string;
}

/** A shop with its doors: its home, favourite, service. */
export function ShopCard({ shop, variant = "side", children, serviceHref, searchAction }: ShopCardProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const isClosed = shop.isOpen === false;
  return (
    <article className={css.card({ variant })}>
      <Inline as="span" space="m" wrap={false}>
        <span className={css.logo}>
          <ProductPicture alt="" path={shop.logo ?? ""} rounding="m" width={48} />
        </span>
        <Stack as="span" space="xxs">
          <Link href={shop.href} tone="neutral">
            <strong className={css.name}>{shop.name}</strong>
          </Link>
          <span className={css.marks}>
            <ShopKindTag shop={shop} />
            {isClosed && (
              <Tag size="s" tone="warning">
                {intl.formatMessage(shopStateWords[shop.closedAs ?? "suspended"])}
              </Tag>
            )}
            {shop.brief && <span className={css.brief}>{shop.brief}</span>}
          </span>
        </Stack>
      </Inline>
      <ShopFacts shop={shop} />
      {variant !== "side" && shop.products && (
        <ul className={css.products}>
          {shop.products.slice(0, 3).map((product) => (
            <li key={product.id}>
              <Anchor className={css.product} href={product.href}>
                <VisuallyHidden>{product.name}</VisuallyHidden>
                <ProductPicture alt="" path={product.picture} rounding="s" width={96} />
                <Price size="s" yuan={product.yuan} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <span className={css.actions({ variant })}>
        {searchAction && <ShopSearch action={searchAction} shopId={shop.id} />}
        <ButtonLink href={shop.href} size="s" variant="outline">
          {intl.formatMessage(words.enter)}
        </ButtonLink>
        {children}
        {serviceHref && (
          <ButtonLink
            href={serviceHref}
            icon={<Icon as={ServiceIcon} size="s" />}
            size="s"
            tone="neutral"
            variant="ghost"
          >
            {intl.formatMessage(orderWords.service)}
          </ButtonLink>
        )}
      </span>
    </article>
  );
}
