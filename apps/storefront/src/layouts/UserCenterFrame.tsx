/** The user centre: side menu and page (decisions "Route map"). */
import { ClosingBand } from "@tradehall/mall-components/account/ClosingBand";
import { UserCenterMenu } from "@tradehall/mall-components/account/UserCenterMenu";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import type { ComponentProps, ReactNode } from "react";
import { useFetcher, useLocation } from "react-router-dom";
import { purchaseListsHref } from "../adapters/purchase-list-pages.ts";
import { useShell } from "../browser/session/use-shell.ts";
import { hrefTo, routeOf } from "../href-to.ts";
import { type RouteRow, routeTable } from "../route-table.ts";

type Item = ComponentProps<typeof UserCenterMenu>["items"][number];

const storeAccount = "uc-shopaccount";

/** The entry that a row is behind; undefined for one of the header. */
const pageOf = (menu: RouteRow["menu"]): Item["page"] | undefined =>
  menu === "home" || menu === "list" ? undefined : menu === storeAccount ? "open-shop" : menu;

/** Only pages that are built are shown. A detail page is behind its list's entry, and has none of its own. */
const ofRoutes = Object.values(routeTable).flatMap(({ menu, path }) => {
  const page = pageOf(menu);
  return page && path.endsWith(`/${menu}`) ? [{ page, href: path }] : [];
});
/** Tabs and parts with entries of their own; the page of 店铺账号 is 免费开店. */
const ofTabs = [
  { page: "quotes", href: hrefTo("uc-order", { view: "quotes" }) },
  { page: "purchase-lists", href: purchaseListsHref },
  { page: "quick-order", href: hrefTo("uc-history", { tab: "quick" }) },
  { page: storeAccount, href: hrefTo(storeAccount, { part: "account" }) },
] as const;
const items: Item[] = [...ofRoutes, ...ofTabs];

/** While the account is being closed: when, and the way back. */
function Closing() {
  const { person } = useShell();
  const keeping = useFetcher();
  const closesAt = person?.user.userInfo.closesAt;
  if (!closesAt) return null;
  const action = hrefTo("uc-account", { part: "close" });
  return (
    <ClosingBand
      action={action}
      closesText={chinaTime(closesAt).slice(0, 16)}
      isPending={keeping.state !== "idle"}
      onKeep={() => void keeping.submit({ intent: "keep" }, { method: "POST", action })}
    />
  );
}

export function UserCenterFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const tab = ofTabs.find(({ href }) => `${pathname}${search}`.startsWith(href));
  const current = tab?.page ?? pageOf(routeOf(pathname)?.menu);
  return (
    <Frame paddingY="m">
      <Columns space="m" collapseBelow="desktop">
        <Column width="sidebar">
          <UserCenterMenu items={items} current={current} />
        </Column>
        <Column>
          <Stack space="m">
            <Closing />
            {children}
          </Stack>
        </Column>
      </Columns>
    </Frame>
  );
}
