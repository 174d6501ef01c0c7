import type { Decorator } from "@storybook/react-vite";
import { brandingExample } from "@tradehall/api-client/models/branding";
import { shopExample } from "@tradehall/api-client/models/shop";
import { userInfoExample } from "@tradehall/api-client/models/user";
import { placeText, toFilings, toShopHead, toTopBarUser } from "@tradehall/mall-adapters/shell";
import { Footer } from "@tradehall/mall-components/chrome/Footer";
import { Header, PageMain } from "@tradehall/mall-components/chrome/Header";
import { SideRail } from "@tradehall/mall-components/chrome/SideRail";
import { SkipToContent } from "@tradehall/mall-components/chrome/SkipToContent";
import { TopBar } from "@tradehall/mall-components/chrome/TopBar";
import { PicturesProvider } from "@tradehall/mall-components/product/ProductPicture";
import {
  type BrandWords,
  languageNames,
  locales,
  type PageName,
  pageNames,
} from "@tradehall/mall-rules/words";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { type ReactNode, useEffect } from "react";
import { sampleCategories, sampleHotWords } from "../../packages/mall-components/src/samples/chrome.ts";
import { wornBrand } from "../toolbar-brands.ts";
import { nothing, useLocale } from "./page-story.ts";
import { drawnPicture } from "./pictures.ts";

const campaigns = {
  ...{ seckill: "/flash-sale", group: "/group-buy", coupons: "/coupons", offers: "/special-discount" },
  ...{ shops: "/shopList", notices: "/notice-list" },
};

interface ShellProps {
  /** The page's name, a heading for those who do not see it; absent where the page has its own. */
  heading?: PageName;
  /** The page that the header marks. */
  current?: "home" | "list";
  /** Pieces in the cart. Default 13. */
  cartCount?: number;
  /** Someone is signed in. Default true. */
  isSignedIn?: boolean;
  /** What was searched for. */
  keyword?: string;
  /** A conversation fills the window. Default true. */
  hasFooter?: boolean;
}

/** No link and no form of a page leads out of its story. */
function useNoLeaving() {
  useEffect(() => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      if (event.type === "submit" || (link && !link.getAttribute("href")?.startsWith("#")))
        event.preventDefault();
    };
    document.addEventListener("click", stay);
    document.addEventListener("submit", stay);
    return () => {
      document.removeEventListener("click", stay);
      document.removeEventListener("submit", stay);
    };
  }, []);
}

/** What is around every page of the storefront (its MallChrome): top bar, header, footer, the rail at the side. */
function Shell({ words, children, ...page }: ShellProps & { words: BrandWords; children: ReactNode }) {
  const { heading, current, cartCount = 13, isSignedIn = true, keyword, hasFooter = true } = page;
  const locale = useLocale();
  // What the settings of the site leave empty is the brand's own.
  const branding = { ...brandingExample, pcTitleContent: "", pcCopyright: "" };
  const shop = { ...shopExample, shopName: words.name, shopLogo: "" };
  const other = locales.find((one) => one !== locale) ?? locale;
  useNoLeaving();
  return (
    <PicturesProvider pictureOf={drawnPicture}>
      <SkipToContent />
      <TopBar
        {...(isSignedIn ? { user: toTopBarUser(userInfoExample), unreadCount: 3, chatUnreadCount: 1 } : {})}
        language={{ locale: other, name: languageNames[other], action: "/language", back: "/" }}
        onPickEnterprise={nothing}
      />
      <Header
        campaigns={campaigns}
        cartCount={isSignedIn ? cartCount : 0}
        categories={sampleCategories}
        hotWords={sampleHotWords}
        isCategoryPinned={current === "home"}
        search={keyword ? { defaultKeyword: keyword } : {}}
        shop={toShopHead(shop, branding, words)}
        {...(current ? { current } : {})}
      />
      <PageMain id="main">
        {heading && <VisuallyHidden as="h1">{pageNames[heading][locale]}</VisuallyHidden>}
        {children}
      </PageMain>
      {hasFooter && (
        <Footer
          copyright={words.copyright}
          filings={toFilings(branding)}
          shop={{
            ...{ isOpen: true, name: shop.shopName, tel: shop.tel },
            address: placeText([shop.province, shop.city, shop.area, shop.shopAddress]),
          }}
          shopIds={[String(shop.shopId)]}
        />
      )}
      <SideRail
        cartCount={cartCount}
        isSignedIn={isSignedIn}
        onOpen={nothing}
        service={{ shopName: shop.shopName, tel: shop.tel, chatHref: "/chat" }}
      />
    </PicturesProvider>
  );
}

/** Puts a story into the frame that the storefront has around the page; `parameters.shell` says of which one. */
export const inShell: Decorator = (Story, { globals, parameters }) => (
  <Shell words={wornBrand(globals.brand).words} {...(parameters.shell as ShellProps)}>
    <Story />
  </Shell>
);
