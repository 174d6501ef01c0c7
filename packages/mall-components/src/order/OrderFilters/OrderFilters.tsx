import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { FilterChoice } from "./FilterChoice.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { messages, sortMessages } from "./OrderFilters.messages.ts";
import { type FiltersGiven, noOrderFilters, type OrderFilterValues, orderSorts } from "./order-filters.ts";

export interface OrderFiltersProps extends FiltersGiven<OrderFilterValues> {
  /** Who of the enterprise ordered, for its administrator; no one else is asked. */
  people?: readonly { id: string; name: string; isMember: boolean }[];
  /** What orders of the enterprise are booked on, for its administrator. */
  costCentres?: readonly string[];
}

/** Search and filters of the order list. */
export function OrderFilters(props: OrderFiltersProps) {
  const { people = [], costCentres = [] } = props;
  const values = { ...noOrderFilters, ...props.values };
  const intl = useIntl();
  return (
    <FilterForm
      given={props}
      hint={intl.formatMessage(messages.keywordHint)}
      label={intl.formatMessage(messages.keyword)}
      usual={noOrderFilters}
      when={intl.formatMessage(orderWords.createdAt)}
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
    </FilterForm>
  );
}
