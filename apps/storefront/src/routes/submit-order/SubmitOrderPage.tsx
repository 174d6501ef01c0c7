import { CartEmpty } from "@tradehall/mall-components/trade/CartEmpty";
import { Frame } from "@tradehall/ui/Frame";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import type { EditableAddress } from "../../browser/use-address-dialog.ts";
import { CheckoutForm } from "./CheckoutForm.tsx";
import type { CheckoutView } from "./to-checkout.ts";
import type { OrderWish } from "./wish.ts";

export interface SubmitOrderPageProps {
  wish: OrderWish;
  checkout: CheckoutView | null;
  /** The server's words where the goods cannot be ordered now. */
  refusal: string;
  /** What was given up on the way here; empty where nothing was. */
  note: string;
  addresses: EditableAddress[];
  provinces: { id: string; name: string }[];
  answer: { faults: Record<string, string>; message: string } | undefined;
}

export function SubmitOrderPage({ checkout, refusal, note, ...rest }: SubmitOrderPageProps) {
  return (
    <Frame paddingY="m">
      {checkout ? (
        <Stack space="m">
          {note && <Notice tone="warning">{note}</Notice>}
          {checkout.priceNote && <Notice tone="warning">{checkout.priceNote}</Notice>}
          <CheckoutForm checkout={checkout} {...rest} />
        </Stack>
      ) : (
        <Stack>
          <Notice tone="warning">{refusal}</Notice>
          <CartEmpty reason="checkout" />
        </Stack>
      )}
    </Frame>
  );
}
