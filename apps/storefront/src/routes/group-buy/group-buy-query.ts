import { groupBuyTabs } from "@tradehall/mall-components/promotion/GroupBuyList";
import { keysOf } from "@tradehall/mall-rules/records";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the group-buying zone says. */
export const groupBuyQuery = listQuery({
  path: hrefTo("group-buy"),
  choices: { tab: keysOf(groupBuyTabs.tabs) },
});
