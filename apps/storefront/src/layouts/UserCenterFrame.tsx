/** The user centre: side menu and page (decisions "Route map"). */
import { UserCenterMenu } from "@tradehall/mall-components/account/UserCenterMenu";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { purchaseListsHref } from "../adapters/purchase-list-pages.ts";
import { routeOf } from "../href-to.ts";
import { routeTable } from "../route-table.ts";

type Item = ComponentProps<typeof UserCenterMenu>["items"][number];

/** Only pages that are built are shown. A detail page stands behind its list's entry, and has none of its own. */
const ofRoutes = Object.values(routeTable)
  .filter(({ menu, path }) => menu && path.endsWith(`/${menu}`))
  .map(({ menu, path }) => ({ page: menu, href: path })) as Item[];
/** Purchase lists are a tab of the favourites. */
const items: Item[] = [...ofRoutes, { page: "purchase-lists", href: purchaseListsHref }];

export function UserCenterFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const current = `${pathname}${search}`.startsWith(purchaseListsHref)
    ? "purchase-lists"
    : (routeOf(pathname)?.menu as Item["page"]);
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
