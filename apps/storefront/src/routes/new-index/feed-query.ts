import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** Its page is the last portion that shows, with all before it. */
export const feedQuery = listQuery({ path: hrefTo("new-index") });
