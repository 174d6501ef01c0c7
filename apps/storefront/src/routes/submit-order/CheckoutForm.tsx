import { AmountLadder } from "@tradehall/mall-components/trade/AmountLadder";
import { CheckoutAddresses } from "@tradehall/mall-components/trade/CheckoutAddresses";
import { CheckoutCoupons } from "@tradehall/mall-components/trade/CheckoutCoupons";
import { CheckoutShopGroup } from "@tradehall/mall-components/trade/CheckoutShopGroup";
import { InvoiceRow } from "@tradehall/mall-components/trade/InvoiceRow";
import { PointsField } from "@tradehall/mall-components/trade/PointsField";
import { SubmitBar } from "@tradehall/mall-components/trade/SubmitBar";
import { UndeliverableLines } from "@tradehall/mall-components/trade/UndeliverableLines";
import { deliveryTypes } from "@tradehall/mall-rules/states/delivery";
import { refusalText } from "@tradehall/mall-rules/words";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useEffect, useRef } from "react";
import { Form, useNavigate, useNavigation } from "react-router-dom";
import { LazyAddressDialog } from "../../browser/LazyAddressDialog.tsx";
import { useAddressDialog } from "../../browser/use-address-dialog.ts";
import { useDraft } from "../../browser/use-draft.ts";
import { useShell } from "../../browser/use-shell.ts";
import type { SubmitOrderPageProps } from "./SubmitOrderPage.tsx";
import type { CheckoutView } from "./to-checkout.ts";
import { draftKey, type OrderWish, wishHref } from "./wish.ts";

type CheckoutFormProps = Omit<SubmitOrderPageProps, "checkout" | "refusal"> & { checkout: CheckoutView };

export function CheckoutForm({ wish, checkout, addresses, provinces, answer }: CheckoutFormProps) {
  const { locale } = useShell();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isSubmitting = navigation.formMethod === "POST";
  const isPricing = navigation.location?.pathname === "/submit-order" && !isSubmitting;
  // What is typed survives a reload and a lost session: it comes back after signing in again.
  const [typed, keep] = useDraft<Record<string, string>>(draftKey(wish), {});
  const go = (change: Partial<OrderWish>) =>
    void navigate(wishHref({ ...wish, ...change }), { replace: true, preventScrollReset: true });
  const dialog = useAddressDialog({ provinces, onSaved: (addrId) => go({ addrId }) });
  const form = useRef<HTMLFormElement>(null);
  const faults = answer?.faults;
  useEffect(() => {
    const [first] = Object.keys(faults ?? {});
    if (first) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }, [faults]);

  const address = addresses.find((one) => one.id === checkout.addressId);
  const lacksAddress = checkout.needsAddress && !address;
  const typedInto = (name: string) => (text: string) => keep({ ...typed, [name]: text });
  return (
    <Form method="post" ref={form} preventScrollReset>
      <input type="hidden" name="uuid" value={checkout.uuid} />
      <input type="hidden" name="actualTotal" value={checkout.amounts.payable} />
      <input type="hidden" name="labels" value={JSON.stringify(checkout.labels)} />
      {checkout.required.map((name) => (
        <input key={name} type="hidden" name="required" value={name} />
      ))}
      <Stack space="m">
        {checkout.needsAddress && (
          <CheckoutAddresses
            addresses={addresses}
            {...(checkout.addressId ? { selectedId: checkout.addressId } : {})}
            onSelect={(id) => go({ addrId: Number(id) })}
            onAdd={dialog.add}
            addHref="/user-center/uc-address"
            onEdit={(id) => dialog.edit(addresses.find((one) => one.id === id))}
            isPending={isPricing}
            {...(lacksAddress ? { errorMessage: refusalText("addressNeeded", locale) } : {})}
          />
        )}
        <UndeliverableLines lines={checkout.undeliverable} />
        {checkout.shops.map((group) => (
          <CheckoutShopGroup
            key={group.shop.id}
            group={withTyped(group, typed)}
            isPending={isPricing}
            onDelivery={(shopId, type) =>
              go({
                dvyTypes: [
                  ...wish.dvyTypes.filter((one) => String(one.shopId) !== shopId),
                  { shopId: Number(shopId), dvyType: deliveryTypes[type] },
                ],
              })
            }
            onMessage={(shopId, text) => typedInto(`message-${shopId}`)(text)}
            onRemark={(shopId, key, text) => typedInto(`remark-${shopId}-${key}`)(text)}
            {...(faults ? { fieldErrors: faults } : {})}
          />
        ))}
        <Surface>
          <Stack>
            <InvoiceRow />
            <CheckoutCoupons
              {...checkout.coupons}
              {...(checkout.amounts.coupon ? { reduced: checkout.amounts.coupon } : {})}
              onChange={(ids) => go({ couponUserIds: ids.map(Number) })}
              isPending={isPricing}
            />
            <PointsField {...checkout.points} onChange={(points) => go({ points })} isPending={isPricing} />
          </Stack>
        </Surface>
        <AmountLadder amounts={checkout.amounts} pieces={checkout.pieces} isPending={isPricing} />
        <SubmitBar
          payable={checkout.amounts.payable}
          isPending={isSubmitting}
          {...(checkout.needsAddress && address ? { address } : {})}
          {...(lacksAddress ? { disabledReason: refusalText("addressNeeded", locale) } : {})}
          {...(answer?.message ? { formError: answer.message } : {})}
        />
      </Stack>
      {dialog.props && <LazyAddressDialog {...dialog.props} />}
    </Form>
  );
}

/** The shop with what the buyer typed put back into its fields. */
function withTyped(group: CheckoutView["shops"][number], typed: Record<string, string>) {
  const message = typed[`message-${group.shop.id}`];
  return {
    ...group,
    ...(message === undefined ? {} : { message }),
    ...(group.remarkFields
      ? {
          remarkFields: group.remarkFields.map((field) => {
            const value = typed[`remark-${group.shop.id}-${field.key}`];
            return value === undefined ? field : { ...field, value };
          }),
        }
      : {}),
  };
}
