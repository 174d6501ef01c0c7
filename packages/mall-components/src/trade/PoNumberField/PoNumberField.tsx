import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./PoNumberField.css.ts";
import { messages } from "./PoNumberField.messages.ts";

export interface PoNumberFieldProps {
  /** What was typed before. */
  value?: string;
  onChange?: (typed: string) => void;
  /** Why it cannot be kept. */
  errorMessage?: string;
}

/** 采购单号 of an order that is being made, as `poNumber`. */
export function PoNumberField({ value, onChange, errorMessage }: PoNumberFieldProps) {
  const intl = useIntl();
  const name = intl.formatMessage(orderWords.poNumber);
  return (
    <section aria-label={name} className={css.row}>
      <h2 className={css.title}>{name}</h2>
      <div className={css.field}>
        <TextField
          defaultValue={value}
          errorMessage={errorMessage}
          isLabelHidden
          label={name}
          name="poNumber"
          onChange={onChange}
          placeholder={intl.formatMessage(messages.hint)}
          size="s"
        />
      </div>
    </section>
  );
}
