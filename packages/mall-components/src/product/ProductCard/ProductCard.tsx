import { useLinkComponent } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { CompareButton } from "../CompareButton/CompareButton.tsx";
import { PricesInLine } from "../GoodsPrice/GoodsPrice.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import { CardFacts } from "./CardFacts.tsx";
import * as css from "./ProductCard.css.ts";
import { words } from "./ProductCard.messages.ts";
import type { ProductCardProps } from "./product-card-props.ts";
import { SoldOutVeil } from "./SoldOutVeil.tsx";

/** A fifth of the frame, else a half or third of the screen, for which the same widths serve. */
const pictureSizes = "(min-width: 1024px) 224px, 50vw";

/** A product in a list: one link, price first. Native elements only, since pages hold sixty of them. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, isPriority, headingLevel = 3, canCompare, children } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const Name = `h${headingLevel}` as const;
  const isSoldOut = product.stock === 0;
  const { minOrder = 1, unit = "" } = product;
  const own = product.isSelfOperated ? intl.formatMessage(goodsWords.own) : "";
  return (
    <article className={css.card} data-sold-out={isSoldOut || undefined}>
      <span className={css.picture}>
        <ProductPicture
          alt=""
          isPriority={isPriority}
          path={product.picture}
          sizes={pictureSizes}
          width={224}
        />
        {isSoldOut && <SoldOutVeil canCompare={canCompare} product={product} />}
        {!isSoldOut && children}
        {canCompare && <CompareButton id={product.id} name={product.name} place="card" />}
      </span>
      <span className={css.priceRow}>
        <PricesInLine
          isFrom={product.isFromPrice}
          memberYuan={product.memberYuan}
          originalYuan={product.originalYuan}
          points={product.points}
          yuan={product.yuan}
        />
      </span>
      <Name className={css.name}>
        <Anchor
          aria-label={product.spec && `${own} ${product.name} ${product.spec}`}
          className={css.link}
          href={product.href}
        >
          {own && <span className={css.mark}>{own}</span>}
          {product.name}
        </Anchor>
      </Name>
      {product.spec && (
        <Text size="xs" tone="muted" lines={1}>
          {product.spec}
        </Text>
      )}
      <span className={css.tags}>
        {minOrder > 1 && (
          <Tag size="s" variant="outline">
            {intl.formatMessage(words.minOrder, { count: minOrder, unit })}
          </Tag>
        )}
        {product.tags?.map((tag) => (
          <Tag key={tag} size="s" tone="sale" variant="outline">
            {tag}
          </Tag>
        ))}
      </span>
      <CardFacts product={product} />
    </article>
  );
});
