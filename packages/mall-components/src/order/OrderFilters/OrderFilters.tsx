import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { FilterChoice } from "./FilterChoice.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { messages, sortMessages } from "./OrderFilters.messages.ts";
import {
  isFiltered,
  noOrderFilters,
  type OrderFilterValues,
  orderSorts,
  readOrderFilters,
} from "./order-filters.ts";
import { PeriodFields } from "./PeriodFields.tsx";

export interface OrderFiltersProps {
  /** What is set; the others are as if not chosen. */
  values?: Partial<OrderFilterValues>;
  /** Who of the enterprise ordered, for its administrator; no one else is asked. */
  people?: readonly { id: string; name: string; isMember: boolean }[];
  /** What orders of the enterprise are booked on, for its administrator. */
  costCentres?: readonly string[];
  /** Further query values to keep, e.g. the tab. */
  kept?: Readonly<Record<string, string>>;
  /** The list without filters; shown while one is set. */
  clearHref?: string;
  /** The list is loading. */
  isPending?: boolean;
  /** Called with the values instead of the browser's own sending. */
  onSubmit?: (values: OrderFilterValues) => void;
}

/** Search and filters of the order list. */
export function OrderFilters(props: OrderFiltersProps) {
  const { kept = {}, people = [], costCentres = [], clearHref, isPending, onSubmit } = props;
  const values = { ...noOrderFilters, ...props.values };
  const intl = useIntl();
  return (
    <FilterForm
      clearHref={isFiltered(values) ? clearHref : undefined}
      hint={intl.formatMessage(messages.keywordHint)}
      isPending={isPending}
      kept={kept}
      label={intl.formatMessage(messages.keyword)}
      onSubmit={onSubmit && ((form) => onSubmit(readOrderFilters(form)))}
      values={values}
    >
      <FilterChoice
        label={intl.formatMessage(messages.sort)}
        name="sort"
        options={orderSorts.map((sort) => [sort, intl.formatMessage(sortMessages[sort])])}
        value={values.sort}
      />
      {people.length > 0 && (
        <FilterChoice
          label={intl.formatMessage(orderWords.orderer)}
          name="person"
          options={[
            ["", intl.formatMessage(messages.everybody)],
            ...people.map(({ id, name, isMember }): [string, string] => [
              id,
              isMember ? name : intl.formatMessage(messages.formerMember, { name }),
            ]),
          ]}
          value={values.person}
        />
      )}
      {(costCentres.length > 0 || values.costCentre) && (
        <FilterChoice
          label={intl.formatMessage(orderWords.costCentre)}
          name="costCentre"
          // One of the address may be on no order any more.
          options={[
            ["", intl.formatMessage(messages.everyCostCentre)],
            ...[...new Set([...costCentres, values.costCentre])]
              .filter(Boolean)
              .map((name): [string, string] => [name, name]),
          ]}
          value={values.costCentre}
        />
      )}
      <PeriodFields label={intl.formatMessage(orderWords.createdAt)} values={values} />
    </FilterForm>
  );
}
