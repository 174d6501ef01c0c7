import { shortPriceText } from "@tradehall/mall-rules/money";
import { Icon, MinusIcon, PlusIcon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useIsMember } from "../../members/MemberProvider.tsx";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { GoodsPrice } from "../../product/GoodsPrice/GoodsPrice.tsx";
import { Price } from "../../product/Price/Price.tsx";
import { ProductHead } from "../../product/ProductTable/ProductHead.tsx";
import { MatrixQuantity } from "../../product/SkuMatrix/MatrixQuantity.tsx";
import { isShort } from "../../product/SkuMatrix/matrix.ts";
import * as css from "./OrderTable.css.ts";
import { words } from "./OrderTable.messages.ts";
import { linesOf, type OrderGoods, type OrderLine } from "./order-lines.ts";
import type { OrderTableProps } from "./order-table-props.ts";

interface OrderRowsProps extends Pick<OrderTableProps, "counts" | "onCounts" | "canCompare"> {
  goods: OrderGoods;
  results: NonNullable<OrderTableProps["results"]>;
}

/** Price, stock and quantity of one SKU. */
function LineCells({
  line,
  results,
  onCounts,
}: { line: OrderLine } & Omit<OrderRowsProps, "goods" | "counts">) {
  const intl = useIntl();
  const { goods, sku, count, nowYuan, sumYuan, next } = line;
  const { product, rule, unit } = goods;
  const isNone = isShort(sku, rule);
  // A member's price of now is no higher already.
  const memberYuan = Number(sku.memberYuan) < Number(nowYuan) ? sku.memberYuan : null;
  return (
    <>
      <td className={css.price}>
        <GoodsPrice memberYuan={memberYuan} size="s" yuan={nowYuan} />
        {next && (
          <span className={css.next}>
            {intl.formatMessage(words.next, { from: next.from, unit, price: shortPriceText(next.yuan) })}
          </span>
        )}
      </td>
      <td className={css.number}>{`${rule.min} ${unit}`}</td>
      <td className={css.number}>
        {isNone ? intl.formatMessage(goodsWords.soldOut) : intl.formatNumber(sku.stock)}
      </td>
      <td className={css.cell}>{product.shopName ?? "--"}</td>
      <td className={css.quantity}>
        <MatrixQuantity
          cell={{ "data-place": sku.id, tabIndex: 0 }}
          count={count}
          name={goodsName({ title: product.name, skuText: sku.name })}
          onCount={(wanted) => onCounts({ [sku.id]: wanted })}
          result={results[sku.id]}
          rule={rule}
          sku={sku}
          unit={unit}
        />
      </td>
      <td className={css.number}>{count > 0 ? <Price size="s" yuan={sumYuan} /> : "--"}</td>
    </>
  );
}

/** A product: one row, or one with its SKUs under it, opened in place. */
export function OrderRows(props: OrderRowsProps) {
  const { goods, counts, canCompare } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const lines = linesOf(goods, counts, useIsMember());
  const [isOpen, setOpen] = useState(lines.some((line) => line.count > 0));
  const { product } = goods;
  const [only] = lines;
  const count = lines.length;
  const ofOnly = count === 1 ? [only?.sku.name, only?.sku.code] : [];
  const facts = [...ofOnly, product.pack, product.arrival].filter(Boolean).join(" · ");
  return (
    <tbody>
      <tr className={css.row}>
        <ProductHead canCompare={canCompare} facts={facts || undefined} product={product} />
        {only && count === 1 ? (
          <LineCells {...props} line={only} />
        ) : (
          <>
            <td className={css.price}>
              <GoodsPrice
                isFrom={product.isFromPrice}
                memberYuan={product.memberYuan}
                size="s"
                yuan={product.yuan}
              />
            </td>
            <td className={css.number}>{`${goods.rule.min} ${goods.unit}`}</td>
            <td className={css.number}>
              {intl.formatMessage(product.stock === 0 ? goodsWords.soldOut : goodsWords.inStock)}
            </td>
            <td className={css.cell}>{product.shopName ?? "--"}</td>
            <td className={css.quantity}>
              {count === 0 ? (
                <Anchor className={css.open} href={product.href}>
                  {intl.formatMessage(words.look)}
                </Anchor>
              ) : (
                <button
                  aria-expanded={isOpen}
                  aria-label={intl.formatMessage(words.optionsOf, { name: product.name, count })}
                  className={css.open}
                  onClick={() => setOpen(!isOpen)}
                  type="button"
                >
                  {intl.formatMessage(words.options, { count })}
                  <Icon as={isOpen ? MinusIcon : PlusIcon} size="s" />
                </button>
              )}
            </td>
            <td className={css.number} />
          </>
        )}
      </tr>
      {isOpen &&
        count > 1 &&
        lines.map((line) => (
          <tr className={css.row} key={line.sku.id}>
            <th className={css.sku} scope="row">
              {line.sku.name} <span className={css.code}>{line.sku.code}</span>
            </th>
            <LineCells {...props} line={line} />
          </tr>
        ))}
    </tbody>
  );
}
