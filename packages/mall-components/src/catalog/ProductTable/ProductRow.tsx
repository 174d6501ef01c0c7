import { useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { CompareButton } from "../CompareButton/CompareButton.tsx";
import { GoodsPrice } from "../GoodsPrice/GoodsPrice.tsx";
import type { ProductSummary } from "../ProductCard/ProductCard.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import { QuickAdd } from "../QuickAdd/QuickAdd.tsx";
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
  const Anchor = useLinkComponent();
  const isSoldOut = product.stock === 0;
  const unit = product.unit ?? "";
  return (
    <tr className={css.row}>
      <th className={css.product} scope="row">
        <span className={css.productBox}>
          <span className={css.thumb}>
            <ProductPicture alt="" path={product.picture} rounding="s" width={48} />
          </span>
          <span>
            <Anchor className={css.link} href={product.href}>
              {product.isSelfOperated && (
                <Tag size="s" tone="sale" variant="solid">
                  {intl.formatMessage(goodsWords.own)}
                </Tag>
              )}{" "}
              {product.name}
              {product.spec && <span className={css.spec}>{product.spec}</span>}
            </Anchor>
            {canCompare && <CompareButton id={product.id} name={product.name} place="row" />}
          </span>
        </span>
      </th>
      {hasBrand && <td className={css.cell}>{product.brand ?? "--"}</td>}
      <td className={css.number}>
        <GoodsPrice
          isFrom={product.isFromPrice}
          memberYuan={product.memberYuan}
          size="s"
          yuan={product.yuan}
        />
      </td>
      <td className={css.number}>{`${product.minOrder ?? 1}${unit}`}</td>
      <td className={css.number}>{product.soldCount ?? "--"}</td>
      <td className={css.cell}>
        <span className={css.stock({ isSoldOut })}>
          {intl.formatMessage(isSoldOut ? goodsWords.soldOut : goodsWords.inStock)}
        </span>
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
