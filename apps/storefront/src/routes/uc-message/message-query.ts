import { messageTabs } from "@tradehall/mall-components/account/MessageTabs";
import { keysOf } from "@tradehall/mall-rules/records";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's messages says. */
export const messageQuery = listQuery({
  path: hrefTo("uc-message"),
  choices: { tab: keysOf(messageTabs.tabs) },
});
