/** The user centre: side menu and page (decisions "Route map"). */
import { UserCenterMenu } from "@tradehall/mall-components/account/UserCenterMenu";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { hrefTo, routeOf } from "../href-to.ts";
import { routeTable } from "../route-table.ts";

type Item = ComponentProps<typeof UserCenterMenu>["items"][number];

/** Only pages that are built are shown. A detail page is behind its list's entry, and has none of its own. */
const pages = Object.values(routeTable)
  .filter(({ menu, path }) => menu && path.endsWith(`/${menu}`))
  .map(({ menu, path }) => ({ page: menu, href: path })) as Item[];
/** A tab with an entry of its own. */
const quickOrder = { page: "quick-order", href: hrefTo("uc-history", { tab: "quick" }) } as const;
const items: Item[] = [...pages, quickOrder];

export function UserCenterFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const current =
    pathname + search === quickOrder.href ? quickOrder.page : (routeOf(pathname)?.menu as Item["page"]);
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
