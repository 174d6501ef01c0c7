import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import type { GoodsView } from "../goods-views.ts";
import { ProductPicture } from "../ProductPicture/index.ts";
import * as css from "./GoodsLine.css.ts";

export interface GoodsLineProps {
  /** The product. */
  goods: GoodsView;
  /** Edge of the picture: `s` 48, `m` 72, `l` 96 px. Default `m`. */
  size?: "s" | "m" | "l";
  /** Dims it: no longer for sale. */
  isFaded?: boolean;
  /** What is under it shows the specification. */
  isSkuHidden?: boolean;
  /** `eager` on the first screen. Default `lazy`. */
  loading?: "lazy" | "eager";
  /** Notes under the specification. */
  children?: ReactNode;
}

const edges = { s: 48, m: 72, l: 96 } as const;

/** Picture, name and specification of a product, as carts and orders show it. */
export function GoodsLine(props: GoodsLineProps) {
  const { goods, size = "m", isFaded, isSkuHidden, loading, children } = props;
  const { title, href, picture, skuText, code, makerCode, pack, tags } = goods;
  const intl = useIntl();
  const facts = [
    code && intl.formatMessage(goodsWords.code, { code }),
    makerCode && intl.formatMessage(goodsWords.makerCode, { code: makerCode }),
    pack,
  ].filter(Boolean);
  return (
    <div className={css.line} data-faded={isFaded || undefined}>
      <div className={css.picture({ size })}>
        <ProductPicture alt="" loading={loading} path={picture ?? ""} rounding="s" width={edges[size]} />
      </div>
      <div className={css.words}>
        <div className={css.title}>
          {tags?.map((tag) => (
            <span className={css.tag} key={tag}>
              <Tag size="s" tone="accent" variant="solid">
                {tag}
              </Tag>
            </span>
          ))}
          {href ? (
            <Link aria-label={goodsName(goods)} href={href} tone="neutral">
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        {skuText && !isSkuHidden && (
          <Text as="div" size="xs" tone="faint" breaks="anywhere">
            {skuText}
          </Text>
        )}
        {facts.length > 0 && (
          <Text as="div" size="xs" tone="faint" breaks="anywhere">
            {facts.join(" · ")}
          </Text>
        )}
        {children}
      </div>
    </div>
  );
}
