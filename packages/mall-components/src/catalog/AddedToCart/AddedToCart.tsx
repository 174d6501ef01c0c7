import { times } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { CartIcon, Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { Price } from "../Price/Price.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./AddedToCart.css.ts";
import { words } from "./AddedToCart.messages.ts";

export interface AddedToCartProps {
  /** The product that went in. */
  product: { name: string; picture: string; skuName?: string; yuan: string; count: number };
  /** Pieces in the cart now. */
  cartCount: number;
  /** Called by 继续购物. */
  onContinue?: () => void;
  /** `toast`: one line; `panel`: with picture and buttons. Default `panel`. */
  variant?: "toast" | "panel";
}

/** What went into the cart, as a toast's line or as a panel with what next. */
export function AddedToCart(props: AddedToCartProps) {
  const { product, cartCount, onContinue, variant = "panel" } = props;
  const intl = useIntl();
  const routes = useRoutes();
  if (variant === "toast") {
    return <span>{intl.formatMessage(words.toast, { name: product.name, count: product.count })}</span>;
  }
  return (
    <div className={css.panel}>
      <p className={css.head}>
        <Icon as={SuccessIcon} tone="success" />
        <strong>{intl.formatMessage(words.added)}</strong>
      </p>
      <div className={css.product}>
        <span className={css.picture}>
          <ProductPicture alt="" loading="eager" path={product.picture} rounding="s" width={72} />
        </span>
        <span className={css.words}>
          <span className={css.name}>{product.name}</span>
          <span className={css.muted}>
            {product.skuName} · {intl.formatMessage(goodsWords.quantity)} {product.count}
          </span>
          <Price size="s" yuan={times(product.yuan, product.count)} />
        </span>
      </div>
      <div className={css.actions}>
        <span className={css.muted}>{intl.formatMessage(words.sum, { count: cartCount })}</span>
        {onContinue && (
          <Button onPress={onContinue} tone="neutral" variant="outline">
            {intl.formatMessage(orderWords.keepShopping)}
          </Button>
        )}
        <ButtonLink href={routes.cart} icon={<Icon as={CartIcon} />} tone="sale">
          {intl.formatMessage(words.cart)}
        </ButtonLink>
      </div>
    </div>
  );
}
