import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import type { ReactNode } from "react";
import { useShell } from "../browser/session/use-shell.ts";
import { hrefTo } from "../href-to.ts";

interface NamedPageProps {
  /** Its name in the path from the home page. */
  name: string;
  children: ReactNode;
}

/** A page one step below the home page. */
export function NamedPage({ name, children }: NamedPageProps) {
  const { locale } = useShell();
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs steps={[{ label: pageNames.home[locale], href: hrefTo("home") }]} current={name} />
        {children}
      </Stack>
    </Frame>
  );
}
