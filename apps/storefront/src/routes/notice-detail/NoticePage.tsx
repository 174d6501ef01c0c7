import type { NoticePageData } from "@tradehall/mall-adapters/notice";
import { NoticeArticle, NoticeMissing } from "@tradehall/mall-components/home/NoticeArticle";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { TextStyles } from "../../browser/document/TextStyles.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

interface NoticePageProps {
  /** Null where there is no such announcement. */
  page: NoticePageData | null;
}

export function NoticePage({ page }: NoticePageProps) {
  const { locale } = useShell();
  const steps = [
    { label: pageNames.home[locale], href: hrefTo("home") },
    { label: pageNames.noticeList[locale], href: hrefTo("notice-list") },
  ];
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs
          steps={steps}
          current={page?.article.notice.title ?? pageNames.noticeDetail[locale]}
        />
        {page && <TextStyles rules={page.textRules} />}
        <Surface padding="xl">{page ? <NoticeArticle {...page.article} /> : <NoticeMissing />}</Surface>
      </Stack>
    </Frame>
  );
}
