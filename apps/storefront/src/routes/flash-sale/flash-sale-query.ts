import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the flash sale says: a round by its id, the one in effect where it names none. */
export const flashSaleQuery = listQuery({ path: hrefTo("flash-sale"), texts: { round: 15 } });
