import { CheckoutAddresses } from "@tradehall/mall-components/checkout/CheckoutAddresses";
import { CheckoutCoupons } from "@tradehall/mall-components/checkout/CheckoutCoupons";
import { InvoiceRow } from "@tradehall/mall-components/checkout/InvoiceRow";
import { PointsField } from "@tradehall/mall-components/checkout/PointsField";
import { PointsNeed } from "@tradehall/mall-components/checkout/PointsNeed";
import { SubmitBar } from "@tradehall/mall-components/checkout/SubmitBar";
import { ApprovalNotice } from "@tradehall/mall-components/enterprise/ApprovalNotice";
import { PriceBreakdown } from "@tradehall/mall-components/order/PriceBreakdown";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router-dom";
import { checkoutPath } from "../../adapters/checkout-href.ts";
import { LazyAddressDialog } from "../../browser/forms/LazyAddressDialog.tsx";
import { useAddressDialog } from "../../browser/forms/use-address-dialog.ts";
import { useDraft } from "../../browser/forms/use-draft.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { CheckoutBlocked } from "./CheckoutBlocked.tsx";
import { CheckoutBooking, CheckoutFields, CheckoutPreSale } from "./CheckoutFields.tsx";
import { CheckoutShops } from "./CheckoutShops.tsx";
import { draftKey, invoiceHref, ordersLink } from "./checkout-href.ts";
import type { CheckoutFormProps } from "./checkout-props.ts";
import { useChoices } from "./use-choices.ts";

export function CheckoutForm(props: CheckoutFormProps) {
  const { choices, checkout, addresses, provinces, invoice, answer } = props;
  const { locale } = useShell();
  const { formMethod, formData } = useNavigation();
  const isSubmitting = formMethod === "POST" && formData?.get("intent") === "submit";
  const { chosen, isPricing, choose, holdBack } = useChoices(
    choices,
    answer?.isUnknown ? checkout.uuid : undefined,
  );
  // What is typed survives a reload and a lost session: it comes back after signing in again.
  const [draft, keep] = useDraft<Record<string, string>>(draftKey(choices), {});
  const typed = { ...answer?.typed, ...draft };
  const dialog = useAddressDialog({
    action: checkoutPath(choices),
    provinces,
    onSaved: (addrId) => choose(() => ({ addrId })),
  });
  const form = useRef<HTMLFormElement>(null);
  const faults = answer?.faults;
  useEffect(() => {
    const [first] = Object.keys(faults ?? {});
    if (first) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  }, [faults]);
  const addressId = chosen?.addrId === undefined ? checkout.addressId : String(chosen.addrId);
  const address = addresses.find((one) => one.id === addressId);
  const lacksAddress = checkout.needsAddress && !address;
  const { exchange } = checkout;
  const blocked = lacksAddress ? shownRefusalText("addressNeeded", locale) : exchange?.missingText;
  // Points alone are on no invoice.
  const isPaidFor = !exchange || yuanToFen(checkout.amounts.payable) > 0;
  const typedInto = (name: string) => (text: string) => keep({ ...typed, [name]: text });
  return (
    <Form method="post" ref={form} onSubmit={holdBack}>
      <CheckoutFields checkout={checkout} canSubmit={!blocked} />
      <Stack space="m">
        {checkout.needsAddress && (
          <CheckoutAddresses
            addresses={addresses}
            {...(addressId ? { selectedId: addressId } : {})}
            onSelect={(id) => choose(() => ({ addrId: Number(id) }))}
            onAdd={dialog.add}
            addHref={hrefTo("uc-address")}
            onEdit={(id) => dialog.edit(addresses.find((one) => one.id === id))}
            isPending={isPricing}
            {...(lacksAddress ? { errorMessage: shownRefusalText("addressNeeded", locale) } : {})}
          />
        )}
        <CheckoutBlocked checkout={checkout} answer={answer} />
        <CheckoutShops {...{ ...props, chosen, choose, isPricing, typed, typedInto }} />
        {checkout.shops.length > 0 && (
          <>
            <Surface>
              <Stack>
                {isPaidFor && <InvoiceRow invoice={invoice} editHref={invoiceHref(chosen ?? choices)} />}
                <CheckoutBooking {...{ booking: props.booking, checkout, faults, typed, typedInto }} />
                {!checkout.isInActivity && (
                  <>
                    <CheckoutCoupons
                      {...checkout.coupons}
                      {...(chosen?.couponUserIds ? { selectedIds: chosen.couponUserIds.map(String) } : {})}
                      {...(checkout.amounts.coupon ? { reduced: checkout.amounts.coupon } : {})}
                      onChange={(ids) => choose(() => ({ couponUserIds: ids.map(Number) }))}
                      {...((chosen ?? choices).couponUserIds
                        ? { onBest: () => choose(() => ({ couponUserIds: undefined })) }
                        : {})}
                      isPending={isPricing}
                    />
                    <PointsField
                      {...checkout.points}
                      {...(chosen ? { value: chosen.points ?? 0 } : {})}
                      onChange={(points) => choose(() => ({ points }))}
                      isPending={isPricing}
                    />
                  </>
                )}
              </Stack>
            </Surface>
            {exchange && (
              <Surface>
                <PointsNeed owned={exchange.owned} needed={exchange.score} />
              </Surface>
            )}
            {checkout.preSale && (
              <CheckoutPreSale checkout={checkout} typed={typed} faults={faults} typedInto={typedInto} />
            )}
            {checkout.approval && <ApprovalNotice {...checkout.approval} />}
            <PriceBreakdown amounts={checkout.amounts} pieces={checkout.pieces} isPending={isPricing} />
            <SubmitBar
              payable={checkout.amounts.payable}
              {...(exchange ? { score: exchange.score } : {})}
              {...(checkout.preSale ? { deposit: checkout.preSale.deposit } : {})}
              isPending={isSubmitting}
              isPricing={isPricing}
              {...(checkout.needsAddress && address ? { address } : {})}
              {...(blocked ? { disabledReason: blocked } : {})}
              {...(answer?.message ? { formError: answer.message } : {})}
              {...(answer?.isPlaced ? { wayOn: ordersLink(locale) } : {})}
            />
          </>
        )}
      </Stack>
      {dialog.props && <LazyAddressDialog {...dialog.props} />}
    </Form>
  );
}
