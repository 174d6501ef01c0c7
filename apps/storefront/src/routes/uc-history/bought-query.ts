import type { BoughtTab } from "@tradehall/mall-components/saved/SavedGoodsList";
import { textLimits } from "@tradehall/mall-rules/limits";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the goods bought before says. */
export const boughtQuery = listQuery({
  path: hrefTo("uc-history"),
  choices: { tab: ["bought", "quick"], sort: ["latest", "often"] },
  texts: { keyword: textLimits.keyword, list: 15 },
});
export type BoughtQuery = ListValues<typeof boughtQuery>;

/** Address of a tab; a search stays where goods bought before are listed in another order. */
export const hrefOfTab = (tab: BoughtTab, keyword = ""): string =>
  hrefOf(boughtQuery, tab === "quick" ? { tab } : { keyword, sort: tab });
