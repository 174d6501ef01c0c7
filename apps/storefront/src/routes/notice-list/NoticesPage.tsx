import { type Notice, NoticeList } from "@tradehall/mall-components/home/NoticeList";
import { NoticeTabs, noticeTabs } from "@tradehall/mall-components/home/NoticeTabs";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the announcements says. */
export const noticeQuery = listQuery({ path: hrefTo("notice-list"), choices: { from: noticeTabs } });

interface NoticesPageProps {
  query: ListValues<typeof noticeQuery>;
  loaded: { pageCount: number; notices: Notice[] } | undefined;
}

export function NoticesPage({ query, loaded }: NoticesPageProps) {
  const { from, page } = query;
  const list = useListState(loaded);
  const { locale, person } = useShell();
  const name = pageNames.noticeList[locale];
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs steps={[{ label: pageNames.home[locale], href: hrefTo("home") }]} current={name} />
        <Surface>
          <Stack space="m">
            <Heading level={1} size="l">
              {name}
            </Heading>
            <NoticeTabs
              current={from}
              hrefFor={(to) => hrefOf(noticeQuery, { from: to })}
              {...(person?.shop ? { shopName: person.shop.shopName } : {})}
            />
            <NoticeList {...list} notices={loaded?.notices ?? []} />
          </Stack>
        </Surface>
        <ListPager
          page={page}
          pageCount={loaded?.pageCount ?? 0}
          hrefForPage={(to) => hrefOf(noticeQuery, { from, page: to })}
        />
      </Stack>
    </Frame>
  );
}
