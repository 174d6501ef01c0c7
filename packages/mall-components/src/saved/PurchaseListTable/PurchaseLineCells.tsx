import { clampQuantity } from "@tradehall/mall-rules/checks/quantity";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { Inline } from "@tradehall/ui/Inline";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { useIntl } from "react-intl";
import { goodsName } from "../../messages/goods-name.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import { Price } from "../../product/Price/Price.tsx";
import type { PurchaseLineResult, PurchaseLineView } from "../purchase-list-view.ts";
import * as css from "./PurchaseListTable.css.ts";
import { words } from "./PurchaseListTable.messages.ts";
import { PurchaseNote } from "./PurchaseNote.tsx";

export interface LineHandlers {
  /** Reads and orders only. */
  isReadOnly: boolean;
  onQuantity: ((id: string, quantity: number) => void) | undefined;
  onNote: ((id: string, note: string) => void) | undefined;
}

interface LineGoodsProps extends LineHandlers {
  line: PurchaseLineView;
  result: PurchaseLineResult | undefined;
}

/** The goods of a line with what is to be known of them now, and its note. */
export function LineGoods({ line, result, isReadOnly, onNote }: LineGoodsProps) {
  const intl = useIntl();
  const { id, goods, rule, quantity, blocked, note } = line;
  const why = blocked ? undefined : clampQuantity(quantity, rule).reason;
  return (
    <GoodsLine goods={goods} isFaded={blocked !== undefined} size="s">
      <Inline as="span" rowSpace="none" size="xs">
        {blocked && <span className={css.remark({ tone: "danger" })}>{blocked}</span>}
        {why && (
          <span className={css.remark({ tone: "warning" })}>
            {intl.formatMessage(words[why], { min: rule.min, step: rule.step, stock: rule.max })}
          </span>
        )}
        {result && (
          <span className={css.remark({ tone: result.isAdded ? "success" : "danger" })} role="status">
            {result.text}
          </span>
        )}
      </Inline>
      {isReadOnly ? (
        note && <span className={css.note}>{note}</span>
      ) : (
        // Another note represents a row that is drawn again.
        <PurchaseNote id={id} key={note} note={note} onNote={onNote} title={goodsName(goods)} />
      )}
    </GoodsLine>
  );
}

/** How many are wanted; what stock and multiples say of that is beside the goods. */
export function LineQuantity({ line, isReadOnly, onQuantity }: LineHandlers & { line: PurchaseLineView }) {
  const intl = useIntl();
  const { id, goods, quantity, rule, unit } = line;
  const figure = `${intl.formatNumber(quantity)} ${unit}`;
  if (isReadOnly) return <span className={css.figure({})}>{figure}</span>;
  const step = Math.max(1, rule.step);
  return (
    <>
      <span data-print="hide">
        <NumberStepper
          label={intl.formatMessage(words.quantityOf, { title: goodsName(goods) })}
          labels={{
            decrease: intl.formatMessage(words.decrease),
            increase: intl.formatMessage(words.increase),
          }}
          max={cartLimits.linePieces}
          min={Math.ceil(Math.max(1, rule.min) / step) * step}
          name={`quantity:${id}`}
          onChange={(next) => onQuantity?.(id, next)}
          size="s"
          step={step}
          value={quantity}
        />
      </span>
      <span className={css.figure({ isPrinted: true })}>{figure}</span>
    </>
  );
}

/** A price that is on its way is not said as one that holds. */
const toneOf = ({ isPending }: PurchaseLineView) => (isPending ? "muted" : "price");

export const LinePrice = ({ line }: { line: PurchaseLineView }) => (
  <Price size="s" tone={toneOf(line)} unit={line.unit} yuan={line.yuan} />
);

export const LineTotal = ({ line }: { line: PurchaseLineView }) => (
  <Price size="s" tone={toneOf(line)} yuan={line.total} />
);
