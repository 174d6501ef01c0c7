import { useIntl } from "react-intl";
import { refundWords } from "../../messages/refund.messages.ts";
import { FilterForm } from "../../order/OrderFilters/FilterForm.tsx";
import {
  isFiltered,
  noOrderFilters,
  type PeriodValues,
  readRefundFilters,
} from "../../order/OrderFilters/order-filters.ts";
import { PeriodFields } from "../../order/OrderFilters/PeriodFields.tsx";
import { messages } from "./RefundFilters.messages.ts";

/** The filters of the list, as its address has them. */
type RefundFilterValues = PeriodValues & {
  /** Number of an order or a refund, or a part of a product's name. */
  keyword: string;
};

export interface RefundFiltersProps {
  /** What is set; the others are as if not chosen. */
  values?: Partial<RefundFilterValues>;
  /** Further query values to keep, e.g. the tab. */
  kept?: Readonly<Record<string, string>>;
  /** The list without filters; shown while one is set. */
  clearHref?: string;
  /** The list is loading. */
  isPending?: boolean;
  /** Called with the values instead of the browser's own sending. */
  onSubmit?: (values: RefundFilterValues) => void;
}

/** Search and period of the list of refunds. */
export function RefundFilters({ kept = {}, clearHref, isPending, onSubmit, ...props }: RefundFiltersProps) {
  const intl = useIntl();
  const values = { ...noOrderFilters, ...props.values };
  return (
    <FilterForm
      clearHref={isFiltered(values) ? clearHref : undefined}
      hint={intl.formatMessage(messages.keywordHint)}
      isPending={isPending}
      kept={kept}
      label={intl.formatMessage(messages.keyword)}
      onSubmit={onSubmit && ((form) => onSubmit(readRefundFilters(form)))}
      values={values}
    >
      <PeriodFields label={intl.formatMessage(refundWords.appliedAt)} values={values} />
    </FilterForm>
  );
}
