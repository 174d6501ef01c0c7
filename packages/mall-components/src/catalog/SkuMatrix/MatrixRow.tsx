import type { YuanText } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/sku-choice";
import { Icon, MinusIcon, PlusIcon } from "@tradehall/ui/Icon";
import { readQuantity } from "@tradehall/ui/NumberStepper";
import { useId } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../Price/Price.tsx";
import * as css from "./MatrixRow.css.ts";
import { isShort, problemOf, type QuantityOf, stepped } from "./matrix.ts";
import { words } from "./SkuMatrix.messages.ts";
import type { RowResult } from "./SkuMatrix.tsx";
import { gridRoles } from "./use-grid-keys.ts";

interface MatrixRowProps {
  sku: SkuOption;
  name: string;
  unit: string;
  rule: QuantityOf;
  count: number;
  onCount: (count: number) => void;
  /** Price of a piece as things stand. */
  nowYuan: YuanText;
  result: RowResult | undefined;
  /** What a cell of the row carries for the keys of the grid. */
  at: (col: number) => { "data-place": string; tabIndex: number };
}

/** A SKU as a row of the grid: what it is, what it costs, how many there are, and how many are wanted. */
export function MatrixRow({ sku, name, unit, rule, count, onCount, nowYuan, result, at }: MatrixRowProps) {
  const intl = useIntl();
  const id = useId();
  const isNone = isShort(sku, rule);
  const problem = problemOf(sku, count, rule);
  const said = problem
    ? intl.formatMessage(words[problem], { ...rule, stock: sku.stock, unit })
    : count === 0 && result?.added
      ? intl.formatMessage(words.addedRow, { count: result.added, unit })
      : (result?.why ?? "");
  const label = intl.formatMessage(goodsWords.quantityOf, { title: name });
  const press = (by: 1 | -1) => onCount(stepped(sku, count, by, rule));
  return (
    <tr className={css.row} {...gridRoles.row}>
      <th className={css.name} {...gridRoles.rowHead} {...at(0)}>
        {name}
      </th>
      <td className={css.code} {...gridRoles.cell} {...at(1)}>
        {sku.code || "--"}
      </td>
      <td
        className={css.unitPrice({ isSame: nowYuan === sku.yuan })}
        data-label={intl.formatMessage(words.unitPrice)}
        {...gridRoles.cell}
        {...at(2)}
      >
        <Price size="inherit" tone="text" yuan={sku.yuan} />
      </td>
      <td className={css.cell} {...gridRoles.cell} {...at(3)}>
        <Price size="inherit" yuan={nowYuan} />
      </td>
      <td
        className={css.stock({ isNone })}
        data-label={intl.formatMessage(words.stock)}
        {...gridRoles.cell}
        {...at(4)}
      >
        {isNone ? intl.formatMessage(words.soldOut) : intl.formatNumber(sku.stock)}
      </td>
      <td className={css.wish} {...gridRoles.cell}>
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
            aria-describedby={said ? id : undefined}
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
            {...at(5)}
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
          {said}
        </span>
      </td>
    </tr>
  );
}
