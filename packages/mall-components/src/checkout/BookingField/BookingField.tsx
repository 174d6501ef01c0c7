import type { BookingName } from "@tradehall/mall-rules/checks/order";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./BookingField.css.ts";
import { words } from "./BookingField.messages.ts";

export interface BookingFieldProps {
  /** What it is, and the input's name. */
  name: BookingName;
  /** The enterprise requires it of every order. */
  isRequired?: boolean;
  /** What earlier orders were booked on. */
  suggestions?: readonly string[];
  /** What was typed before. */
  value?: string;
  /** Called with what is typed. */
  onChange?: (typed: string) => void;
  /** Why it cannot be kept. */
  errorMessage?: string;
}

const hints = { poNumber: words.poNumber, costCentre: words.costCentre, project: words.project };

/** 采购单号, 成本中心 or 项目 of an order that is being made. */
export function BookingField(props: BookingFieldProps) {
  const { name, isRequired = false, suggestions, value, onChange, errorMessage } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(orderWords[name]);
  return (
    <section aria-label={label} className={css.row}>
      <h2 className={css.title}>{label}</h2>
      <div className={css.field}>
        <TextField
          autoComplete="off"
          defaultValue={value}
          errorMessage={errorMessage}
          isLabelHidden
          label={label}
          name={name}
          onChange={onChange}
          placeholder={formatMessage(isRequired ? words.required : hints[name])}
          size="s"
          suggestions={suggestions}
        />
      </div>
    </section>
  );
}
