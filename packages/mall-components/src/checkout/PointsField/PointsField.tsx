import { pointLimits } from "@tradehall/mall-rules/limits";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./PointsField.css.ts";
import { messages } from "./PointsField.messages.ts";

export interface PointsFieldProps {
  /** Points the buyer has. */
  owned: number;
  /** Most that this order takes, a multiple of 10, by the server. */
  max: number;
  /** Points used now. */
  value: number;
  /** What `value` takes off, yuan, by the server. */
  worth?: YuanText;
  /** The new number, a multiple of 10 within `max`. */
  onChange?: (points: number) => void;
  /** The order is being recalculated. */
  isPending?: boolean;
}

/** Points against money: multiples of 10 up to the order's maximum (Spec §5). */
export function PointsField(props: PointsFieldProps) {
  const { owned, max, value, worth, onChange, isPending } = props;
  const intl = useIntl();
  const step = pointLimits.multipleOf;
  const why = {
    min: intl.formatMessage(messages.rule, { step, max }),
    max: intl.formatMessage(messages.rule, { step, max }),
    step: intl.formatMessage(messages.rule, { step, max }),
  };
  const isOff = max === 0;
  return (
    <section
      aria-busy={isPending || undefined}
      aria-label={intl.formatMessage(messages.title)}
      className={css.row}
    >
      <h2 className={css.title}>{intl.formatMessage(messages.title)}</h2>
      <Text size="inherit" tone="muted" isNumeric>
        {intl.formatMessage(messages.owned, { owned })}
      </Text>
      {isOff ? (
        <Text size="inherit" tone="muted" isNumeric>
          {intl.formatMessage(messages.none)}
        </Text>
      ) : (
        <>
          <NumberStepper
            label={intl.formatMessage(messages.field)}
            labels={{
              decrease: intl.formatMessage(actWords.decrease),
              increase: intl.formatMessage(actWords.increase),
            }}
            max={max}
            min={0}
            name="points"
            onChange={onChange}
            reason={(reason) => why[reason]}
            size="s"
            step={step}
            {...(onChange ? { value } : { defaultValue: value })}
          />
          {onChange && (
            <Button isDisabled={value === max} onPress={() => onChange(max)} size="s" variant="outline">
              {intl.formatMessage(messages.useAll)}
            </Button>
          )}
          <Text size="xs" tone="faint">
            {intl.formatMessage(messages.rule, { step, max })}
          </Text>
          <span aria-live="polite" className={css.worth}>
            {worth && Number(worth) > 0 && intl.formatMessage(messages.worth, { amount: priceText(worth) })}
          </span>
        </>
      )}
    </section>
  );
}
