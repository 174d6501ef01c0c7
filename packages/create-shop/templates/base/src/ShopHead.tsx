import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { selectSuggestions } from "@tradehall/api-client/endpoints/search/select-suggestions";
import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import { Header } from "@tradehall/mall-components/chrome/Header";
import { Button } from "@tradehall/ui/Button";
import { Frame } from "@tradehall/ui/Frame";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { useState } from "react";
import { words } from "./language";
import { listHref, loginHref, ownPage, pages } from "./mall/addresses";
import { useBuyer } from "./mall/buyer";
import { mall } from "./mall/client";
import { usePlace } from "./mall/Place";
import { session, useToken } from "./mall/session";

/** Who is signed in, or the way to do so, which leads back to the page. */
function TopLine() {
  const { address, go } = usePlace();
  const { name } = useBuyer();
  const isSignedIn = useToken() !== undefined;
  const leave = async () => {
    // The browser's side of the session ends even when the mall cannot be reached.
    await mall(signOut).catch((error) => console.error(error));
    session.end();
    go(pages.home);
  };
  return (
    <div className="shop-top">
      <Frame>
        <Inline align="between" wrap={false}>
          <span className="shop-welcome">{name || words.welcome}</span>
          {isSignedIn ? (
            <Button onPress={() => void leave()} size="s" tone="neutral" variant="ghost">
              {words.signOut}
            </Button>
          ) : (
            <Link href={loginHref(ownPage(address))} tone="inherit">
              {words.signIn}
            </Link>
          )}
        </Inline>
      </Frame>
    </div>
  );
}

/** The shop's name, search, cart and categories. */
export function ShopHead({ categories }: { categories: readonly CategoryNode[] }) {
  const { address, go } = usePlace();
  const { cartCount } = useBuyer();
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const { pathname, searchParams } = new URL(address, "http://shop");
  const suggest = async (keyword: string) => {
    // Without suggestions one searches just as well.
    const found = await mall(selectSuggestions, { query: { keyword } }).catch(() => []);
    setSuggestions(found.map(({ productName }) => productName));
  };
  return (
    <>
      <TopLine />
      <Header
        cartCount={cartCount}
        categories={categories}
        search={{
          defaultKeyword: searchParams.get("pn") ?? "",
          place: pathname,
          suggestions,
          onInput: (keyword) => void suggest(keyword),
          onSearch: (keyword, _, event) => {
            event.preventDefault();
            go(listHref({ pn: keyword }));
          },
        }}
        shop={{ name: words.name, logo: "/logo.svg", isOpen: true, storeType: 1 }}
        {...(pathname === pages.home ? { current: "home" } : {})}
        {...(pathname === pages.list ? { current: "list" } : {})}
      />
    </>
  );
}
