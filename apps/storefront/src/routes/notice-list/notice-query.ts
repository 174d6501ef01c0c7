import { noticeTabs } from "@tradehall/mall-components/home/NoticeList";
import { keysOf } from "@tradehall/mall-rules/records";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the announcements says. */
export const noticeQuery = listQuery({
  path: hrefTo("notice-list"),
  choices: { from: keysOf(noticeTabs.tabs) },
});
