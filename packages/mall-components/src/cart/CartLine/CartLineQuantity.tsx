import { clampQuantity } from "@tradehall/mall-rules/checks/quantity";
import { Button } from "@tradehall/ui/Button";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import * as css from "./CartLine.css.ts";
import { messages } from "./CartLine.messages.ts";
import type { CartLineProps } from "./cart-line-props.ts";

/** From this stock down the line says how many are left. */
const lowStock = 10;

type Props = Pick<CartLineProps, "line" | "isPending" | "onQuantity" | "problem">;

/** Quantity with its limits, low stock, and a way out when more is wanted than there is. */
export function CartLineQuantity({ line, isPending, onQuantity, problem }: Props) {
  const intl = useIntl();
  const { id, quantity, min = 1, step = 1, stock } = line;
  const isAboveStock = stock !== undefined && quantity > stock;
  const orderable = clampQuantity(quantity, { min, step, max: stock ?? quantity }).quantity;
  const isLow = stock !== undefined && stock <= lowStock;
  const why = {
    min: intl.formatMessage(messages.reasonMin, { min }),
    max: intl.formatMessage(messages.reasonMax, { max: stock ?? 0 }),
    step: intl.formatMessage(messages.reasonStep, { step }),
  };
  return (
    <div className={css.quantity}>
      <NumberStepper
        label={intl.formatMessage(goodsWords.quantityOf, { title: goodsName(line) })}
        labels={{
          decrease: intl.formatMessage(actWords.decrease),
          increase: intl.formatMessage(actWords.increase),
        }}
        max={stock}
        min={min}
        name={`quantity-${id}`}
        onChange={(next) => onQuantity?.(id, next)}
        reason={(reason) => why[reason]}
        size="s"
        step={step}
        value={quantity}
      />
      {isAboveStock && (
        <span className={css.problem}>
          {intl.formatMessage(messages.aboveStock, { stock })}
          {orderable <= stock && (
            <Button onPress={() => onQuantity?.(id, orderable)} size="s" tone="danger" variant="ghost">
              {intl.formatMessage(cartWords.changeTo, { count: orderable })}
            </Button>
          )}
        </span>
      )}
      {isLow && !isAboveStock && (
        <span className={css.low}>{intl.formatMessage(messages.lowStock, { stock })}</span>
      )}
      {(min > 1 || step > 1) && (
        <span className={css.hint}>{intl.formatMessage(messages.rule, { min, step })}</span>
      )}
      {(isPending || problem !== undefined) && (
        <span aria-live="polite" className={css.answer}>
          {problem}
        </span>
      )}
    </div>
  );
}
