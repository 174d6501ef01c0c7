import { Inline } from "@tradehall/ui/Inline";
import { Pagination } from "@tradehall/ui/Pagination";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { NoRows } from "../NoRows.tsx";
import { messages } from "./ListPager.messages.ts";

export interface ListPagerProps {
  /** Page shown, from 1. */
  page: number;
  /** Pages there are; one or none draws nothing, unless a page behind the last one was asked for. */
  pageCount: number;
  /** Address of a page: pages are links, so that they can be kept and gone back to. */
  hrefForPage: (page: number) => string;
  /** Called for the page typed into the jump field. */
  onJump?: (page: number) => void;
}

/** The full pager under a list, with a field to jump. */
export function ListPager({ page, pageCount, hrefForPage, onJump }: ListPagerProps) {
  const { formatMessage } = useIntl();
  if (pageCount > 0 && page > pageCount)
    return (
      <NoRows
        description={formatMessage(messages.count, { pageCount })}
        href={hrefForPage(1)}
        link={formatMessage(messages.toFirst)}
        title={formatMessage(messages.beyond, { page })}
      />
    );
  if (pageCount < 2) return null;
  return (
    <Inline align="center">
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={hrefForPage}
        {...(onJump ? { onChange: onJump } : {})}
        labels={{
          navigation: formatMessage(messages.navigation),
          previous: formatMessage(listWords.previous),
          next: formatMessage(listWords.next),
          page: (to) => formatMessage(messages.page, { page: to }),
          ...(onJump ? { jump: formatMessage(messages.jump), go: formatMessage(messages.go) } : {}),
        }}
      />
    </Inline>
  );
}
