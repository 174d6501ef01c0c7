import { refundTabs } from "@tradehall/mall-components/trade/RefundTabs";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's refunds says. */
export const refundQuery = listQuery({ path: hrefTo("uc-return"), choices: { tab: refundTabs } });
