import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { GoodsPrice } from "../GoodsPrice/GoodsPrice.tsx";
import type { ProductSummary } from "../ProductCard/product-card-props.ts";
import { QuickAdd } from "../QuickAdd/QuickAdd.tsx";
import { ProductHead } from "./ProductHead.tsx";
import * as css from "./ProductTable.css.ts";

export interface ProductRowProps {
  /** Whether the table has a column of brands. */
  hasBrand: boolean;
  /** The product. */
  product: ProductSummary;
  /** Where 加入购物车 posts. */
  addAction: string | undefined;
  /** Has CompareButton. */
  canCompare: boolean | undefined;
}

/** One product as a table row. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { hasBrand, product, addAction, canCompare } = props;
  const intl = useIntl();
  const isSoldOut = product.stock === 0;
  const unit = product.unit ?? "";
  return (
    <tr className={css.row}>
      <ProductHead canCompare={canCompare} product={product} />
      {hasBrand && <td className={css.cell}>{product.brand ?? "--"}</td>}
      <td className={css.number}>
        <GoodsPrice
          isFrom={product.isFromPrice}
          memberYuan={product.memberYuan}
          points={product.points}
          size="s"
          yuan={product.yuan}
        />
        {product.pack && (
          <Text as="div" size="xs" tone="muted">
            {product.pack}
          </Text>
        )}
      </td>
      <td className={css.number}>{`${product.minOrder ?? 1}${unit}`}</td>
      <td className={css.number}>{product.soldCount ?? "--"}</td>
      <td className={css.cell}>
        <span className={css.stock({ isSoldOut })}>
          {intl.formatMessage(isSoldOut ? goodsWords.soldOut : goodsWords.inStock)}
        </span>
        {product.arrival && (
          <Text as="div" size="xs" tone="muted">
            {product.arrival}
          </Text>
        )}
      </td>
      <td className={css.cell}>{product.shopName ?? "--"}</td>
      {addAction && (
        <td className={css.action}>
          {!isSoldOut && <QuickAdd action={addAction} place="row" product={product} />}
        </td>
      )}
    </tr>
  );
});
