/** The user centre: side menu and page (decisions "Route map"). */
import { UserCenterMenu } from "@tradehall/mall-components/account/UserCenterMenu";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { hrefTo, routeOf } from "../href-to.ts";
import { routeTable } from "../route-table.ts";

type Item = ComponentProps<typeof UserCenterMenu>["items"][number];

/** One page of two entries: 免费开店, and 店铺账号 as its part. */
const storeAccount = "uc-shopaccount";

const itemsAt = (page: Item["page"], path: string): Item[] =>
  page === storeAccount
    ? [
        { page: "open-shop", href: path },
        { page, href: hrefTo(storeAccount, { part: "account" }) },
      ]
    : [{ page, href: path }];

/** Only pages that are built are shown. A detail page stands behind its list's entry, and has none of its own. */
const items = Object.values(routeTable)
  .filter(({ menu, path }) => menu && path.endsWith(`/${menu}`))
  .flatMap(({ menu, path }) => itemsAt(menu as Item["page"], path));

export function UserCenterFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const menu = routeOf(pathname)?.menu as Item["page"];
  const current = menu === storeAccount && !new URLSearchParams(search).has("part") ? "open-shop" : menu;
  return (
    <Frame paddingY="m">
      <Columns space="m" collapseBelow="desktop">
        <Column width="sidebar">
          <UserCenterMenu items={items} current={current} />
        </Column>
        <Column>{children}</Column>
      </Columns>
    </Frame>
  );
}
