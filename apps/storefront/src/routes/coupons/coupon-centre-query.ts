import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the coupons to claim says. */
export const couponCentreQuery = listQuery({ path: hrefTo("coupons") });
