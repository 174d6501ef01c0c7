import { boughtTabs } from "@tradehall/mall-components/account/BoughtTabs";
import { textLimits } from "@tradehall/mall-rules/limits";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the goods bought before says. */
export const boughtQuery = listQuery({
  path: hrefTo("uc-history"),
  choices: { sort: boughtTabs },
  texts: { keyword: textLimits.keyword },
});
export type BoughtQuery = ListValues<typeof boughtQuery>;
