import { messageTabs } from "@tradehall/mall-components/account/MessageTabs";
import { listQuery } from "../../adapters/list-query.ts";

/** What the address of the buyer's messages says. */
export const messageQuery = listQuery({ path: "/user-center/uc-message", choices: { tab: messageTabs } });
