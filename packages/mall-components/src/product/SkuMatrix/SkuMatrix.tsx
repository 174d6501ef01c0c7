import { Text } from "@tradehall/ui/Text";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { MatrixFoot } from "./MatrixFoot.tsx";
import { MatrixRow } from "./MatrixRow.tsx";
import { MatrixTabs } from "./MatrixTabs.tsx";
import { rowName } from "./matrix.ts";
import * as css from "./SkuMatrix.css.ts";
import { words } from "./SkuMatrix.messages.ts";
import type { SkuMatrixProps } from "./sku-matrix-props.ts";
import { gridRoles } from "./use-grid-keys.ts";
import { useSkuMatrix } from "./use-sku-matrix.ts";

/** All SKUs of a product in one table with a number each: typed, stepped or pasted, and put into the cart at once. */
export function SkuMatrix(props: SkuMatrixProps) {
  const { specs, skus, swatches, counts, results = {} } = props;
  const intl = useIntl();
  const unit = props.unit ?? intl.formatMessage(goodsWords.piece);
  const matrix = useSkuMatrix(props);
  const { tabs, first, tab, rows, rule, grid, at, keys, chosen, pieces } = matrix;
  const heads = [words.spec, words.code, words.unitPrice, words.now, words.stock, words.quantity];
  return (
    <section className={css.matrix} onPaste={matrix.onPaste}>
      <Text as="p" size="s" tone="muted">
        {intl.formatMessage(words.hint)}
      </Text>
      {tabs.length > 0 && (
        <MatrixTabs
          counts={counts}
          first={first}
          onTab={matrix.setTab}
          skus={skus}
          swatches={swatches}
          tab={tab}
          values={tabs}
        />
      )}
      <div className={css.frame}>
        <table className={css.table} ref={grid} {...gridRoles.grid} {...keys}>
          <caption>
            <VisuallyHidden>{tab}</VisuallyHidden>
          </caption>
          <thead className={css.headRow}>
            <tr {...gridRoles.row}>
              {heads.map((head, at) => (
                <th className={css.head({ isNumber: at > 1 })} key={head.id} {...gridRoles.columnHead}>
                  {intl.formatMessage(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((sku, row) => (
              <MatrixRow
                at={(col) => at(row, col)}
                count={counts[sku.id] ?? 0}
                key={sku.id}
                name={rowName(specs, sku)}
                nowYuan={matrix.yuanOf(sku)}
                onCount={(count) => matrix.change({ [sku.id]: count })}
                result={results[sku.id]}
                rule={rule}
                sku={sku}
                unit={unit}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MatrixFoot
        isPending={props.isPending}
        kinds={chosen.length}
        note={matrix.note}
        onAdd={matrix.add}
        onClear={() => matrix.change(Object.fromEntries(chosen.map(({ id }) => [id, 0])))}
        pieces={pieces}
        place="dialog"
        results={results}
        sumYuan={matrix.sumYuan}
        unit={unit}
      />
    </section>
  );
}
