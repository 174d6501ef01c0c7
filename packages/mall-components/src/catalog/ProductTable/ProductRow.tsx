import { CartIcon, Icon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../Price/Price.tsx";
import type { ProductSummary } from "../ProductCard/ProductCard.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./ProductTable.css.ts";

export interface ProductRowProps {
  /** Whether the table has a column of brands. */
  hasBrand: boolean;
  /** The product. */
  product: ProductSummary;
  /** Called by 加入购物车. */
  onAddToCart: ((productId: string) => void) | undefined;
  /** Called when the row is looked at. */
  onIntent: ((productId: string) => void) | undefined;
}

/** One product as a table row. */
export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { hasBrand, product, onAddToCart, onIntent } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const isSoldOut = product.stock === 0;
  const wants = onIntent && (() => onIntent(product.id));
  const unit = product.unit ?? "";
  return (
    <tr className={css.row}>
      <th className={css.product} scope="row">
        <span className={css.productBox}>
          <span className={css.thumb}>
            <ProductPicture alt="" path={product.picture} rounding="s" width={48} />
          </span>
          <span>
            <Anchor className={css.link} href={product.href} onFocus={wants} onPointerEnter={wants}>
              {product.isSelfOperated && (
                <Tag size="s" tone="sale" variant="solid">
                  {intl.formatMessage(goodsWords.own)}
                </Tag>
              )}{" "}
              {product.name}
            </Anchor>
            {product.spec && <span className={css.spec}>{product.spec}</span>}
          </span>
        </span>
      </th>
      {hasBrand && <td className={css.cell}>{product.brand ?? "--"}</td>}
      <td className={css.number}>
        <Price isFrom={product.isFromPrice} size="s" yuan={product.yuan} />
      </td>
      <td className={css.number}>{`${product.minOrder ?? 1}${unit}`}</td>
      <td className={css.number}>{product.soldCount ?? "--"}</td>
      <td className={css.cell}>
        <span className={css.stock({ isSoldOut })}>
          {intl.formatMessage(isSoldOut ? goodsWords.soldOut : goodsWords.inStock)}
        </span>
      </td>
      <td className={css.cell}>{product.shopName ?? "--"}</td>
      {onAddToCart && (
        <td className={css.cell}>
          <button
            aria-label={intl.formatMessage(goodsWords.addNamedToCart, { name: product.name })}
            className={css.add}
            disabled={isSoldOut}
            onClick={() => onAddToCart(product.id)}
            type="button"
          >
            <Icon as={CartIcon} size="s" />
            {intl.formatMessage(goodsWords.addToCart)}
          </button>
        </td>
      )}
    </tr>
  );
});
