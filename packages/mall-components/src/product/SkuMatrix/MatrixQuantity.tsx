import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { Icon, MinusIcon, PlusIcon } from "@tradehall/ui/Icon";
import { readQuantity } from "@tradehall/ui/NumberStepper";
import { useId } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./MatrixRow.css.ts";
import { isShort, problemOf, type QuantityOf, stepped } from "./matrix.ts";
import { words } from "./SkuMatrix.messages.ts";
import type { RowResult } from "./sku-matrix-props.ts";

interface MatrixQuantityProps {
  sku: SkuOption;
  name: string;
  unit: string;
  rule: QuantityOf;
  count: number;
  onCount: (count: number) => void;
  result: RowResult | undefined;
  /** What the field carries for the keys of the table. */
  cell: { "data-place": string; tabIndex: number };
}

/** How many of a SKU are wanted: typed or stepped, never cut; why it cannot be ordered, or what the cart said. */
export function MatrixQuantity({ sku, name, unit, rule, count, onCount, result, cell }: MatrixQuantityProps) {
  const intl = useIntl();
  const id = useId();
  const isNone = isShort(sku, rule);
  const problem = problemOf(sku, count, rule);
  const text = problem
    ? intl.formatMessage(words[problem], { ...rule, stock: sku.stock, unit })
    : count === 0 && result?.added
      ? intl.formatMessage(words.addedRow, { count: result.added, unit })
      : (result?.why ?? "");
  const label = intl.formatMessage(goodsWords.quantityOf, { title: name });
  const press = (by: 1 | -1) => onCount(stepped(sku, count, by, rule));
  return (
    <>
      <span className={css.stepper({ isWrong: problem !== undefined })}>
        <button
          aria-label={`${intl.formatMessage(actWords.decrease)} ${name}`}
          className={css.step}
          disabled={isNone || count === 0}
          onClick={() => press(-1)}
          tabIndex={-1}
          type="button"
        >
          <Icon as={MinusIcon} size="s" />
        </button>
        <input
          aria-describedby={text ? id : undefined}
          aria-invalid={problem !== undefined || undefined}
          aria-label={label}
          autoComplete="off"
          className={css.input}
          inputMode="numeric"
          onChange={({ target }) => {
            const typed = target.value.trim() === "" ? 0 : readQuantity(target.value);
            if (typed !== null) onCount(typed);
          }}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => {
            if (event.key !== "+" && event.key !== "-") return;
            event.preventDefault();
            press(event.key === "+" ? 1 : -1);
          }}
          placeholder="0"
          readOnly={isNone}
          type="text"
          value={count === 0 ? "" : String(count)}
          {...cell}
        />
        <button
          aria-label={`${intl.formatMessage(actWords.increase)} ${name}`}
          className={css.step}
          disabled={isNone || count >= sku.stock}
          onClick={() => press(1)}
          tabIndex={-1}
          type="button"
        >
          <Icon as={PlusIcon} size="s" />
        </button>
      </span>
      <span aria-live="polite" className={css.why({ isGood: !problem && !result?.why })} id={id}>
        {text}
      </span>
    </>
  );
}
