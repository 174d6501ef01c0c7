import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useIsMember } from "../../members/MemberProvider.tsx";
import { goodsWords } from "../../messages/goods.messages.ts";
import { CopyText } from "../../parts/CopyText/index.ts";
import { MatrixFoot } from "../../product/SkuMatrix/MatrixFoot.tsx";
import type { SkuCounts } from "../../product/SkuMatrix/matrix.ts";
import { OrderRows } from "./OrderRows.tsx";
import * as css from "./OrderTable.css.ts";
import { words } from "./OrderTable.messages.ts";
import { linesOf, toTsv, totalOf } from "./order-lines.ts";
import type { OrderTableProps } from "./order-table-props.ts";
import { SortHead } from "./SortHead.tsx";
import { useColumnKeys } from "./use-column-keys.ts";

/** A list of goods as a table with a quantity in every row, all of them put into the cart at once. */
export function OrderTable(props: OrderTableProps) {
  const { goods, elsewhere = [], counts, onCounts, results = {}, isRefetching, canCompare, sort } = props;
  const intl = useIntl();
  const isMember = useIsMember();
  const [note, setNote] = useState("");
  const { table, focus, onKeyDown } = useColumnKeys();
  const shown = goods.flatMap((one) => linesOf(one, counts, isMember));
  const total = totalOf([...shown, ...elsewhere.flatMap((one) => linesOf(one, counts, isMember))]);
  const away = total.typed.length - shown.filter((line) => line.count > 0).length;
  const change = (next: SkuCounts) => {
    setNote("");
    onCounts({ ...counts, ...next });
  };
  function add() {
    const wrong = total.typed.filter((line) => line.isWrong);
    setNote(wrong.length > 0 ? intl.formatMessage(words.faults, { count: wrong.length }) : "");
    if (wrong[0]) return focus(wrong[0].sku.id);
    props.onAdd(
      total.typed.map(({ goods: { product }, sku, count }) => ({
        ...{ prodId: product.id, skuId: sku.id, count },
      })),
    );
  }
  const say = intl.formatMessage;
  const heads = [words.product, words.spec, words.code, words.shop, words.unitPrice, words.minOrder];
  const tsvHeads = [...heads, words.stock, words.quantity, words.subtotal].map((head) => say(head));
  return (
    <section className={css.box({ isRefetching })}>
      <div className={css.tools}>
        <span className={css.hint}>{say(words.keys)}</span>
        <CopyText
          copiedLabel={say(words.copied)}
          label={say(words.copy)}
          text={toTsv(tsvHeads, shown)}
          variant="text"
        />
      </div>
      <div className={css.scroll}>
        <table aria-busy={isRefetching || undefined} className={css.table} onKeyDown={onKeyDown} ref={table}>
          <caption>
            <VisuallyHidden>{say(words.caption)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <SortHead column="product" label={say(words.product)} />
              <SortHead column="price" label={say(words.unitPrice)} sort={sort} />
              <SortHead column="number" label={say(words.minOrder)} />
              <SortHead column="number" label={say(words.stock)} />
              <SortHead column="shop" label={say(words.shop)} />
              <SortHead column="quantity" label={say(words.quantity)} />
              <SortHead column="number" label={say(words.subtotal)} />
            </tr>
          </thead>
          {goods.map((one) => (
            <OrderRows
              canCompare={canCompare}
              counts={counts}
              goods={one}
              key={one.product.id}
              onCounts={change}
              results={results}
            />
          ))}
        </table>
      </div>
      <MatrixFoot
        isPending={props.isPending}
        kinds={total.typed.length}
        note={note || (away > 0 ? say(words.elsewhere, { count: away }) : "")}
        onAdd={add}
        onClear={() => change(Object.fromEntries(total.typed.map(({ sku }) => [sku.id, 0])))}
        pieces={total.pieces}
        place="page"
        results={results}
        sumYuan={total.sumYuan}
        unit={say(goodsWords.piece)}
      />
    </section>
  );
}
