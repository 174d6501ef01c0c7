import type { YuanText } from "@tradehall/mall-rules/money";
import type { SkuOption } from "@tradehall/mall-rules/states/product/sku-choice";
import { useIntl } from "react-intl";
import { GoodsPrice } from "../GoodsPrice/GoodsPrice.tsx";
import { Price } from "../Price/Price.tsx";
import { MatrixQuantity } from "./MatrixQuantity.tsx";
import * as css from "./MatrixRow.css.ts";
import { isShort, type QuantityOf } from "./matrix.ts";
import { words } from "./SkuMatrix.messages.ts";
import type { RowResult } from "./sku-matrix-props.ts";
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
  // A member's price of now is no higher already.
  const forMembers = Number(sku.memberYuan) < Number(nowYuan) ? sku.memberYuan : null;
  const isNone = isShort(sku, rule);
  return (
    <tr className={css.row} {...gridRoles.row}>
      <th className={css.name} {...gridRoles.rowHead} {...at(0)}>
        {name}
      </th>
      <td className={css.code} {...gridRoles.cell} {...at(1)}>
        {sku.code}
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
        <GoodsPrice memberYuan={forMembers} size="inherit" yuan={nowYuan} />
      </td>
      <td
        className={css.stock({ isNone })}
        data-label={intl.formatMessage(words.stock)}
        {...gridRoles.cell}
        {...at(4)}
      >
        {isNone ? intl.formatMessage(words.soldOut) : intl.formatNumber(sku.stock)}
      </td>
      <td className={css.quantity} {...gridRoles.cell}>
        <MatrixQuantity {...{ sku, name, unit, rule, count, onCount, result }} cell={at(5)} />
      </td>
    </tr>
  );
}
