import { TextField } from "@tradehall/ui/TextField";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FilterChoice } from "./FilterChoice.tsx";
import * as css from "./OrderFilters.css.ts";
import { messages, periodMessages } from "./OrderFilters.messages.ts";
import { isBackwards, orderPeriods, type SearchValues } from "./order-filters.ts";

interface PeriodFieldsProps {
  /** What happened then, e.g. 下单时间. */
  label: string;
  values: SearchValues;
}

/** When: one of the usual periods, or days of the buyer's own. */
export function PeriodFields({ label, values }: PeriodFieldsProps) {
  const intl = useIntl();
  const [period, setPeriod] = useState<string>(values.period);
  const [days, setDays] = useState({ from: values.from, to: values.to });
  const day = (name: "from" | "to") => (
    <div className={css.choice}>
      <TextField
        defaultValue={values[name]}
        errorMessage={name === "to" && isBackwards(days) ? intl.formatMessage(messages.backwards) : undefined}
        isLabelHidden
        label={intl.formatMessage(messages[name])}
        name={name}
        onChange={(day) => setDays((old) => ({ ...old, [name]: day }))}
        type="date"
      />
    </div>
  );
  return (
    <>
      <FilterChoice
        label={label}
        name="period"
        onChange={setPeriod}
        options={orderPeriods.map((one) => [one, intl.formatMessage(periodMessages[one])])}
        value={values.period}
      />
      {period === "custom" && (
        <>
          {day("from")}
          {day("to")}
        </>
      )}
    </>
  );
}
