"use client";

import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import { PageMain } from "@tradehall/mall-components/chrome/Header";
import { ReactionHost } from "@tradehall/mall-components/chrome/ReactionHost";
import { SkipToContent } from "@tradehall/mall-components/chrome/SkipToContent";
import { RoutesProvider } from "@tradehall/mall-components/routes";
import { type LinkComponent, LinkProvider } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { language, messages } from "./language";
import { mallRoutes, pages } from "./mall/addresses";
import { BuyerProvider } from "./mall/buyer";
import { type Place, PlaceProvider } from "./mall/Place";
import { ShopFoot } from "./ShopFoot";
import { ShopHead } from "./ShopHead";

interface ShopFrameProps {
  place: Place;
  /** The router's link. */
  link: LinkComponent;
  categories: readonly CategoryNode[];
  children: ReactNode;
}

/** What is around every page: words, addresses, head and foot. */
export function ShopFrame({ place, link, categories, children }: ShopFrameProps) {
  return (
    <IntlProvider defaultLocale="zh-CN" locale={language.tag} messages={messages}>
      <PlaceProvider place={place}>
        <LinkProvider component={link}>
          <RoutesProvider routes={mallRoutes}>
            <BuyerProvider>
              <SkipToContent />
              <div className="shop-page">
                <ShopHead categories={categories} />
                <PageMain id="main">{children}</PageMain>
                <ShopFoot />
              </div>
              <ReactionHost onDealerConfirm={() => window.location.assign(pages.home)} />
            </BuyerProvider>
          </RoutesProvider>
        </LinkProvider>
      </PlaceProvider>
    </IntlProvider>
  );
}
