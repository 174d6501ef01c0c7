import type { OrderChoices } from "@tradehall/mall-adapters/checkout-choices";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { toFlashSaleText } from "@tradehall/mall-rules/words/activities";
import { exchangeWords } from "@tradehall/mall-rules/words/exchange";
import { Frame } from "@tradehall/ui/Frame";
import { Link } from "@tradehall/ui/Link";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { CheckoutForm } from "./CheckoutForm.tsx";
import { ordersLink } from "./checkout-href.ts";
import type { SubmitOrderPageProps } from "./checkout-props.ts";

/** Where goods are redeemed with points: those that were chosen, where some were. */
const redeemHref = ({ orderItem }: OrderChoices): string =>
  orderItem
    ? hrefTo("integral-det", { prodId: orderItem.prodId, skuId: orderItem.skuId })
    : hrefTo("integral-mall");

export function SubmitOrderPage({ checkout, refusal, isPlaced, note, ...rest }: SubmitOrderPageProps) {
  const { locale } = useShell();
  const { href, label } = ordersLink(locale);
  return (
    <Frame paddingY="m">
      {checkout ? (
        <Stack space="m">
          {note && <Notice tone="warning">{note}</Notice>}
          {checkout.termsNote && <Notice tone="info">{checkout.termsNote}</Notice>}
          {checkout.priceNote && <Notice tone="warning">{checkout.priceNote}</Notice>}
          <CheckoutForm checkout={checkout} {...rest} />
        </Stack>
      ) : (
        <Stack>
          <Notice tone="warning" {...(isPlaced ? { actions: <Link href={href}>{label}</Link> } : {})}>
            {refusal}
          </Notice>
          {rest.choices.isRedeemed ? (
            <Link href={redeemHref(rest.choices)}>
              {exchangeWords[rest.choices.orderItem ? "back" : "redeem"][locale]}
            </Link>
          ) : rest.choices.seckill ? (
            <Link href={hrefTo("secdetail", { seckillId: rest.choices.seckill })}>
              {toFlashSaleText[locale]}
            </Link>
          ) : (
            <CartEmpty reason="checkout" />
          )}
        </Stack>
      )}
    </Frame>
  );
}
