import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { CompareButton } from "../CompareButton/CompareButton.tsx";
import type { ProductSummary } from "../ProductCard/product-card-props.ts";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./ProductHead.css.ts";

interface ProductHeadProps {
  product: ProductSummary;
  /** More of it, under its name. */
  facts?: string | undefined;
  /** Has CompareButton. */
  canCompare: boolean | undefined;
}

/** What a row of a table is about: picture, name and what is said of the product. */
export function ProductHead({ product, facts, canCompare }: ProductHeadProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <th className={css.product} scope="row">
      <Inline space="m" wrap={false}>
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
          <span className={css.facts}>
            {facts}
            {canCompare && <CompareButton id={product.id} name={product.name} place="row" />}
          </span>
        </span>
      </Inline>
    </th>
  );
}
