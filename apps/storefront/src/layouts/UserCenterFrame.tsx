/** The user centre: side menu and page (decisions "Route map"). */
import { UserCenterMenu } from "@tradehall/mall-components/account/UserCenterMenu";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import type { ComponentProps, ReactNode } from "react";
import { routeTable } from "../route-table.ts";

type Item = ComponentProps<typeof UserCenterMenu>["items"][number];

const prefix = "/user-center/";
/** Only pages that are built are shown. */
const items = routeTable
  .filter((row) => row.path.startsWith(prefix))
  .map((row) => ({ page: row.path.slice(prefix.length), href: row.path })) as Item[];

interface UserCenterFrameProps {
  current: Item["page"];
  children: ReactNode;
}

export function UserCenterFrame({ current, children }: UserCenterFrameProps) {
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
