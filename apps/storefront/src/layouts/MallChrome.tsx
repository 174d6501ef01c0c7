/** Top bar, header and footer around a page. */

import { placeText, toFilings, toShopHead, toTopBarUser } from "@tradehall/mall-adapters/shell";
import { Footer } from "@tradehall/mall-components/chrome/Footer";
import { Header, PageMain } from "@tradehall/mall-components/chrome/Header";
import { TopBar } from "@tradehall/mall-components/chrome/TopBar";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { brandNames, languageNames, pageNames } from "@tradehall/mall-rules/words";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useCategories } from "../browser/chrome/categories.ts";
import { useAfterPaint } from "../browser/document/use-after-paint.ts";
import { useShell } from "../browser/session/use-shell.ts";
import { useShopInEffect } from "../browser/session/use-shop-in-effect.ts";
import { routeOf } from "../href-to.ts";
import { languageAction } from "../isomorphic/sign-in-address.ts";
import { useShellStore } from "../stores/shell-store.ts";
import { campaigns } from "./campaigns.ts";
import { EnterpriseDialogsContainer } from "./EnterpriseDialogsContainer.tsx";
import { SideRailContainer } from "./SideRailContainer.tsx";
import { useEnterpriseSwitch } from "./use-enterprise-switch.ts";
import { useSearchBox } from "./use-search-box.ts";
import { warnClosedShop } from "./warn-closed-shop.ts";

interface MallChromeProps {
  /** Home shows the categories beside its banners, so the header keeps them closed. */
  hasHeader?: boolean;
  hasFooter?: boolean;
  children: ReactNode;
}

export function MallChrome({ hasHeader = true, hasFooter = true, children }: MallChromeProps) {
  const { person, branding, brand, categories, hotWords, locale, otherLanguage } = useShell();
  const cartNumbers = useShellStore((store) => store.cartNumbers);
  const messageNumbers = useShellStore((store) => store.messageNumbers);
  const chatNumbers = useShellStore((store) => store.chatNumbers);
  const search = useSearchBox(person !== null);
  const { pathname, search: currentSearch } = useLocation();
  const { title, isHeadingHidden, isWithoutFooter, menu } = routeOf(pathname) ?? {};
  const [nodes, needChildren] = useCategories(categories);
  const picker = useEnterpriseSwitch();
  const warnClosed = () => warnClosedShop(locale);
  const { shop } = useShopInEffect();
  const cartCount = cartNumbers ?? person?.cartCount ?? 0;
  const isAfterPaint = useAfterPaint();
  return (
    <>
      <TopBar
        {...(person ? { user: toTopBarUser(person.user) } : {})}
        unreadCount={messageNumbers ?? person?.unreadCount ?? 0}
        chatUnreadCount={chatNumbers ?? person?.chatUnreadCount ?? 0}
        onPickEnterprise={picker.open}
        {...(otherLanguage
          ? {
              language: {
                locale: otherLanguage,
                name: languageNames[otherLanguage],
                action: languageAction,
                back: pathname + currentSearch,
              },
            }
          : {})}
      />
      {hasHeader && (
        <Header
          shop={toShopHead(shop, branding, brandNames[brand])}
          categories={nodes}
          onNeedChildren={needChildren}
          cartCount={cartCount}
          isCategoryPinned={title === "home" && (shop === null || isShopOpen(shop.shopStatus))}
          search={{
            ...search,
            isShopClosed: shop !== null && !isShopOpen(shop.shopStatus),
            onClosedShop: warnClosed,
          }}
          hotWords={hotWords}
          campaigns={campaigns}
          onClosedShop={warnClosed}
          {...(menu === "home" || menu === "list" ? { current: menu } : {})}
        />
      )}
      <PageMain hasHeader={hasHeader} id="main">
        {title && isHeadingHidden && <VisuallyHidden as="h1">{pageNames[title][locale]}</VisuallyHidden>}
        {children}
      </PageMain>
      {hasFooter && !isWithoutFooter && shop && (
        <Footer
          shop={{
            isOpen: isShopOpen(shop.shopStatus),
            name: shop.shopName,
            tel: shop.tel,
            address: placeText([shop.province, shop.city, shop.area, shop.shopAddress]),
          }}
          shopIds={[String(shop.shopId)]}
          copyright={branding.pcCopyright || brandNames[brand].copyright}
          filings={toFilings(branding)}
        />
      )}
      <EnterpriseDialogsContainer picker={picker} />
      {isAfterPaint && <SideRailContainer cartCount={cartCount} shop={shop} />}
    </>
  );
}
