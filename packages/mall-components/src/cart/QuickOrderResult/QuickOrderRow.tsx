import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { NumberStepper } from "@tradehall/ui/NumberStepper";
import { memo } from "react";
import { useIntl } from "react-intl";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import { Price } from "../../product/Price/Price.tsx";
import { QuickNotes } from "./QuickNotes.tsx";
import { QuickOptions } from "./QuickOptions.tsx";
import * as css from "./QuickOrderResult.css.ts";
import { words } from "./QuickOrderResult.messages.ts";
import { type QuickChoice, type QuickResult, type QuickRow, quickLineOf, sumOf } from "./quick-rows.ts";

interface QuickOrderRowProps {
  row: QuickRow;
  choice: QuickChoice | undefined;
  result: QuickResult | undefined;
  onChoose: (line: number, choice: QuickChoice) => void;
}

/** One row of the list: its goods, how many of them, or what to do about it. */
export const QuickOrderRow = memo(function QuickOrderRow({
  row,
  choice,
  result,
  onChoose,
}: QuickOrderRowProps) {
  const intl = useIntl();
  const line = quickLineOf(row, choice);
  const { option, state, quantity } = line;
  const all = row.matches.length > 0 ? row.matches : row.suggestions;
  const notes = <QuickNotes line={line} result={result} />;
  const pick = (skuId: string | undefined) => onChoose(row.line, { skuId });
  const rule = option?.rule;
  const title = option?.goods.title ?? row.code;
  return (
    <li aria-label={`${intl.formatMessage(words.row, { line: row.line })} ${row.code}`} className={css.row}>
      <span className={css.code}>
        <span className={css.lineNumber}>{intl.formatMessage(words.row, { line: row.line })}</span>
        <b>{row.code}</b>
      </span>
      <div className={css.goods}>
        {option ? (
          <GoodsLine goods={option.goods} isFaded={state === "blocked"} size="s">
            <Inline rowSpace="none">
              {notes}
              {choice?.skuId && !result?.isAdded && (
                <Button onPress={() => pick(undefined)} size="s" tone="neutral" variant="ghost">
                  {intl.formatMessage(words.again)}
                </Button>
              )}
            </Inline>
          </GoodsLine>
        ) : (
          <>
            <Inline rowSpace="none">{notes}</Inline>
            {!row.fault && all.length > 0 && <QuickOptions onPick={pick} options={all} />}
          </>
        )}
      </div>
      {option && (
        <span className={css.place({ at: "price" })}>
          <Price size="s" unit={option.unit} yuan={option.yuan} />
        </span>
      )}
      {state === "ready" && rule && (
        <span className={css.place({ at: "quantity" })}>
          <NumberStepper
            isDisabled={result?.isAdded ?? false}
            label={intl.formatMessage(words.quantityOf, { title })}
            labels={{
              decrease: intl.formatMessage(words.decrease),
              increase: intl.formatMessage(words.increase),
            }}
            max={rule.max}
            min={Math.ceil(rule.min / rule.step) * rule.step}
            onChange={(next) => onChoose(row.line, { ...choice, quantity: next })}
            size="s"
            step={rule.step}
            value={quantity}
          />
        </span>
      )}
      {quantity > 0 && (
        <span className={css.place({ at: "sum" })}>
          <Price size="s" yuan={sumOf(line)} />
        </span>
      )}
    </li>
  );
});
