import { cartLimits, quickOrderLimits } from "@tradehall/mall-rules/limits";
import { Inline } from "@tradehall/ui/Inline";
import { Pagination } from "@tradehall/ui/Pagination";
import { Text } from "@tradehall/ui/Text";
import { startTransition, useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { QuickOrderFoot } from "./QuickOrderFoot.tsx";
import * as css from "./QuickOrderResult.css.ts";
import { words } from "./QuickOrderResult.messages.ts";
import { QuickOrderRow } from "./QuickOrderRow.tsx";
import type { QuickOrderResultProps } from "./quick-order-result-props.ts";
import { type QuickChoice, quickLineOf, totalOf } from "./quick-rows.ts";

const { shown } = quickOrderLimits;

/** What was found for a list of codes: a row for each, a sum, and one press for the cart. Is in a form. */
export function QuickOrderResult(props: QuickOrderResultProps) {
  const { rows, results = {} } = props;
  const intl = useIntl();
  const [choices, setChoices] = useState<Readonly<Record<number, QuickChoice>>>({});
  const [page, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const choose = useCallback(
    (line: number, choice: QuickChoice) => setChoices((now) => ({ ...now, [line]: choice })),
    [],
  );
  const lines = rows.map((row) => quickLineOf(row, choices[row.line]));
  const able = lines.filter(({ row, state }) => state === "ready" && !results[row.line]?.isAdded);
  const adjusted = able.filter((line) => line.adjusted).length;
  const noted = rows.filter(({ notes }) => notes?.some(({ kind }) => kind !== "padded")).length;
  const all = Object.values(results);
  const added = all.filter(({ isAdded }) => isAdded).length;
  const max = cartLimits.settleLines;
  const times = Math.ceil(able.length / max);
  const toAdd = able.flatMap(({ row, option, quantity }) =>
    option ? [{ line: row.line, prodId: option.prodId, skuId: option.skuId, count: quantity }] : [],
  );
  const totals = [
    added > 0 && intl.formatMessage(words.added, { added }),
    all.length > added && intl.formatMessage(words.failed, { failed: all.length - added }),
    times > 1 && intl.formatMessage(words.settlements, { max, able: able.length, times }),
  ].filter(Boolean);
  return (
    <section aria-label={intl.formatMessage(words.label)} ref={top}>
      <div className={css.summary}>
        <Text size="inherit" tone="inherit" weight="strong" role="status">
          {intl.formatMessage(words.summary, { rows: rows.length, able: able.length })}
        </Text>
        {adjusted > 0 && (
          <Text size="s" tone="muted">
            {intl.formatMessage(words.adjustedRows, { count: adjusted })}
          </Text>
        )}
        {noted > 0 && (
          <Text size="s" tone="muted">
            {intl.formatMessage(words.notedRows, { count: noted })}
          </Text>
        )}
      </div>
      <div aria-hidden="true" className={css.head}>
        <span>{intl.formatMessage(words.code)}</span>
        <span>{intl.formatMessage(words.goods)}</span>
        <span className={css.end}>{intl.formatMessage(words.unitPrice)}</span>
        <span className={css.end}>{intl.formatMessage(words.quantity)}</span>
        <span className={css.end}>{intl.formatMessage(words.subtotal)}</span>
      </div>
      <ol>
        {rows.slice((page - 1) * shown, page * shown).map((row) => (
          <QuickOrderRow
            choice={choices[row.line]}
            key={row.line}
            onChoose={choose}
            result={results[row.line]}
            row={row}
          />
        ))}
      </ol>
      {rows.length > shown && (
        <div className={css.pager}>
          <Inline align="center">
            <Pagination
              labels={{
                navigation: intl.formatMessage(words.navigation),
                previous: intl.formatMessage(words.previous),
                next: intl.formatMessage(words.next),
                page: (to) => intl.formatMessage(words.page, { page: to }),
              }}
              onChange={(to) => {
                // A hundred rows are drawn in slices.
                startTransition(() => setPage(to));
                top.current?.scrollIntoView();
              }}
              page={page}
              pageCount={Math.ceil(rows.length / shown)}
            />
          </Inline>
        </div>
      )}
      <QuickOrderFoot {...props} toAdd={toAdd} total={totalOf(able)}>
        {totals.length > 0 ? totals.join(" · ") : intl.formatMessage(words.estimate)}
      </QuickOrderFoot>
    </section>
  );
}
