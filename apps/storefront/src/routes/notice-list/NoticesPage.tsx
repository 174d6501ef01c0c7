import { type Notice, NoticeList, noticeTabs } from "@tradehall/mall-components/home/NoticeList";
import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { keysOf } from "@tradehall/mall-rules/records";
import { pageNames } from "@tradehall/mall-rules/words";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { NamedPage } from "../../pages/NamedPage.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the announcements says. */
export const noticeQuery = listQuery({
  path: hrefTo("notice-list"),
  choices: { from: keysOf(noticeTabs.tabs) },
});

interface NoticesPageProps {
  query: ListValues<typeof noticeQuery>;
  loaded: { pageCount: number; notices: Notice[] } | undefined;
}

export function NoticesPage({ query, loaded }: NoticesPageProps) {
  const { from } = query;
  const list = useListState(loaded);
  const { locale, person } = useShell();
  const name = pageNames.noticeList[locale];
  return (
    <NamedPage name={name}>
      <Surface>
        <Stack space="m">
          <Heading level={1} size="l">
            {name}
          </Heading>
          <ListTabs
            of={noticeTabs}
            current={from}
            hrefFor={(to) => hrefOf(noticeQuery, { from: to })}
            {...(person?.shop ? { names: { shop: person.shop.shopName } } : { hidden: "shop" as const })}
          />
          <NoticeList {...list} notices={loaded?.notices ?? []} />
        </Stack>
      </Surface>
      <QueryPager of={noticeQuery} query={query} loaded={loaded} />
    </NamedPage>
  );
}
