import { QuoteLink } from "@tradehall/mall-components/quote/QuoteLink";
import { askHref } from "../../adapters/quote-pages.ts";
import { type ListedGoods, ToList } from "../../browser/actions/ToList.tsx";

/** What else can be done with the ticked lines: a purchase list, asking for prices. */
export function CartTools({ goods }: { goods: readonly ListedGoods[] }) {
  return (
    <>
      <ToList goods={goods} variant="ghost" />
      <QuoteLink href={askHref(goods)} variant="ghost" />
    </>
  );
}
