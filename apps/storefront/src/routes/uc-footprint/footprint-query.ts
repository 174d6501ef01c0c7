import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the footprints says; `day` is `yyyy-MM-dd`. */
export const footprintQuery = listQuery({ path: hrefTo("uc-footprint"), texts: { day: 10 } });
export type FootprintQuery = ListValues<typeof footprintQuery>;
