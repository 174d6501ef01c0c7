import { places } from "@tradehall/ui/by-place";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import type { ProductSummary } from "../ProductCard/product-card-props.ts";
import { ProductRow } from "./ProductRow.tsx";
import * as css from "./ProductTable.css.ts";
import { words } from "./ProductTable.messages.ts";

export interface ProductTableProps {
  /** The products. */
  products: readonly ProductSummary[];
  /** Caption, hidden. Default the list's word. */
  caption?: string;
  /** Old rows stay and dim. */
  isRefetching?: boolean;
  /** Shows skeleton rows instead. */
  skeletonCount?: number;
  /** Where 加入购物车 of the rows posts (QuickAdd); absent: no column of it. */
  addAction?: string;
  /** The page compares goods: rows have CompareButton. */
  canCompare?: boolean;
}

/** The list as a table, for those who compare: a plain table with memoised rows. */
export function ProductTable(props: ProductTableProps) {
  const { products, caption, isRefetching, skeletonCount = 0, addAction, canCompare } = props;
  const intl = useIntl();
  // A column that would stand empty leaves its room to the others.
  const hasBrands = products.some((product) => product.brand);
  const heads = [
    { message: words.product, look: css.head({ column: "product" }) },
    hasBrands && { message: words.brand, look: css.head({ column: "brand" }) },
    { message: goodsWords.price, look: css.head({ column: "number" }) },
    { message: words.minOrder, look: css.head({ column: "number" }) },
    { message: goodsWords.sold, look: css.head({ column: "number" }) },
    { message: words.stock, look: css.head({ column: "word" }) },
    { message: words.shop, look: css.head({ column: "shop" }) },
    addAction !== undefined && { message: words.action, look: css.head({ column: "action" }) },
  ].filter((head) => head !== false);
  return (
    <div className={css.scroll({ isRefetching })}>
      <table aria-busy={isRefetching || skeletonCount > 0 || undefined} className={css.table}>
        <caption>
          <VisuallyHidden>{caption ?? intl.formatMessage(words.caption)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th className={head.look} key={head.message.id} scope="col">
                {intl.formatMessage(head.message)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skeletonCount > 0
            ? places(skeletonCount).map((place) => (
                <tr className={css.row} key={place}>
                  <td className={css.cell} colSpan={heads.length}>
                    <Skeleton shape="text" size="l" />
                  </td>
                </tr>
              ))
            : products.map((product) => (
                <ProductRow
                  addAction={addAction}
                  canCompare={canCompare}
                  hasBrand={hasBrands}
                  key={product.id}
                  product={product}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
}
