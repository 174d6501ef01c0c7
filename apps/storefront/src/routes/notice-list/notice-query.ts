import { noticeTabs } from "@tradehall/mall-components/catalog/NoticeTabs";
import { listQuery } from "../../adapters/list-query.ts";
import { noticeListHref } from "../../adapters/notice.ts";

/** What the address of the announcements says. */
export const noticeQuery = listQuery({ path: noticeListHref, choices: { from: noticeTabs } });
