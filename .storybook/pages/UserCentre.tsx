import {
  UserCenterMenu,
  type UserCenterPage,
  userCenterGroups,
} from "@tradehall/mall-components/account/UserCenterMenu";
import { Column, Columns } from "@tradehall/ui/Columns";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";

const items = Object.values(userCenterGroups)
  .flat()
  .map((page: UserCenterPage) => ({
    page,
    href: `/user-center/${page}`,
    ...(page === "uc-message" ? { count: 3 } : {}),
  }));

/** The user centre as the storefront lays it out (its UserCenterFrame): the menu beside the page. */
export const UserCentre = ({ current, children }: { current: UserCenterPage; children: ReactNode }) => (
  <Frame paddingY="m">
    <Columns collapseBelow="desktop" space="m">
      <Column width="sidebar">
        <UserCenterMenu current={current} items={items} />
      </Column>
      <Column>
        <Stack space="m">{children}</Stack>
      </Column>
    </Columns>
  </Frame>
);
