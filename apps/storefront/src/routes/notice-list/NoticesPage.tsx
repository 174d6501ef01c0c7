import { ListPager } from "@tradehall/mall-components/catalog/ListPager";
import { ListTrail } from "@tradehall/mall-components/catalog/ListTrail";
import { type Notice, NoticeList } from "@tradehall/mall-components/catalog/NoticeList";
import { type NoticeTab, NoticeTabs } from "@tradehall/mall-components/catalog/NoticeTabs";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { noticeListHref } from "../../adapters/notice.ts";
import { useShell } from "../../browser/use-shell.ts";

interface NoticesPageProps {
  tab: NoticeTab;
  page: number;
  pageCount: number;
  notices: Notice[];
}

function hrefOf(tab: NoticeTab, page = 1): string {
  const search = new URLSearchParams({
    ...(tab === "all" ? {} : { from: tab }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `${noticeListHref}?${search}` : noticeListHref;
}

export function NoticesPage({ tab, page, pageCount, notices }: NoticesPageProps) {
  const { locale, person } = useShell();
  const name = pageNames.noticeList[locale];
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListTrail steps={[{ label: pageNames.home[locale], href: "/" }]} current={name} />
        <Surface>
          <Stack space="m">
            <Heading level={1} size="l">
              {name}
            </Heading>
            <NoticeTabs
              current={tab}
              hrefFor={(to) => hrefOf(to)}
              {...(person?.shop ? { shopName: person.shop.shopName } : {})}
            />
            <NoticeList notices={notices} />
          </Stack>
        </Surface>
        <ListPager page={page} pageCount={pageCount} hrefForPage={(to) => hrefOf(tab, to)} />
      </Stack>
    </Frame>
  );
}
