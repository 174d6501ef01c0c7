import { Button } from "@tradehall/ui/Button";
import { EditIcon, Icon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { checkPoNumber } from "./check-po-number.ts";
import * as css from "./PoNumber.css.ts";
import { messages } from "./PoNumber.messages.ts";

export interface PoNumberProps {
  /** Whose number it is; sent along. */
  orderNumber: string;
  /** The buyer's own number of the purchase; absent: none yet. */
  value?: string;
  /** What is before it says 采购单号 already. */
  isLabelHidden?: boolean;
  /** Called with the tidy number. Without it the form sends `intent`, `orderNumber` and `poNumber` to the page. */
  onSave?: (orderNumber: string, poNumber: string) => void;
}

/** 采购单号 of an order, which the buyer writes and changes in its place; without script, too. */
export function PoNumber({ orderNumber, value = "", isLabelHidden, onSave }: PoNumberProps) {
  const intl = useIntl();
  const [error, setError] = useState<string>();
  const save = (event: FormEvent<HTMLFormElement>) => {
    if (!onSave) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const box = event.currentTarget.closest("details");
    const { poNumber, fault } = checkPoNumber(form, localeOf(intl.locale));
    setError(fault);
    if (fault) return;
    if (box) box.open = false;
    box?.querySelector("summary")?.focus();
    onSave(orderNumber, poNumber);
  };
  return (
    <details className={css.box} data-print={value ? undefined : "hide"}>
      <summary className={css.shown}>
        {value ? (
          <>
            {!isLabelHidden && intl.formatMessage(orderWords.poNumber)}{" "}
            <Text size="inherit" breaks="anywhere">
              {value}
            </Text>
          </>
        ) : (
          intl.formatMessage(messages.add)
        )}
        <VisuallyHidden>{intl.formatMessage(messages.of, { orderNumber })}</VisuallyHidden>
        <span data-print="hide">
          <Icon as={EditIcon} size="s" />
        </span>
      </summary>
      <form className={css.form} data-print="hide" method="post" onSubmit={save}>
        <input name="intent" type="hidden" value="poNumber" />
        <input name="orderNumber" type="hidden" value={orderNumber} />
        <TextField
          defaultValue={value}
          errorMessage={error}
          isLabelHidden
          key={value}
          label={intl.formatMessage(orderWords.poNumber)}
          name="poNumber"
          size="s"
        />
        <Button size="s" type="submit">
          {intl.formatMessage(actWords.save)}
        </Button>
      </form>
    </details>
  );
}
