import { useIntl } from "react-intl";
import { refundWords } from "../../messages/refund.messages.ts";
import { FilterForm } from "../../order/OrderFilters/FilterForm.tsx";
import { type FiltersGiven, noSearch, type SearchValues } from "../../order/OrderFilters/order-filters.ts";
import { messages } from "./RefundFilters.messages.ts";

export interface RefundFiltersProps extends FiltersGiven<SearchValues> {}

/** Search and period of the list of refunds. */
export function RefundFilters(props: RefundFiltersProps) {
  const intl = useIntl();
  return (
    <FilterForm
      given={props}
      hint={intl.formatMessage(messages.keywordHint)}
      label={intl.formatMessage(messages.keyword)}
      usual={noSearch}
      when={intl.formatMessage(refundWords.appliedAt)}
    />
  );
}
