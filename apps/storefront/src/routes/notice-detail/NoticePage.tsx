import { ListTrail } from "@tradehall/mall-components/catalog/ListTrail";
import {
  NoticeArticle,
  type NoticeArticleProps,
  NoticeMissing,
} from "@tradehall/mall-components/catalog/NoticeArticle";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { noticeListHref } from "../../adapters/notice.ts";
import { useShell } from "../../browser/use-shell.ts";

interface NoticePageProps {
  /** Null where there is no such announcement. */
  page: NoticeArticleProps | null;
}

export function NoticePage({ page }: NoticePageProps) {
  const { locale } = useShell();
  const steps = [
    { label: pageNames.home[locale], href: "/" },
    { label: pageNames.noticeList[locale], href: noticeListHref },
  ];
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListTrail steps={steps} current={page?.notice.title ?? pageNames.noticeDetail[locale]} />
        <Surface padding="xl">{page ? <NoticeArticle {...page} /> : <NoticeMissing />}</Surface>
      </Stack>
    </Frame>
  );
}
