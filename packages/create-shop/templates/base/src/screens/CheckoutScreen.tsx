"use client";

import { toAddressView } from "@tradehall/mall-adapters/address";
import { type CheckoutView, toCheckout } from "@tradehall/mall-adapters/checkout";
import { withChosen } from "@tradehall/mall-adapters/checkout-form";
import { AddressDialog } from "@tradehall/mall-components/account/AddressDialog";
import { BlockedLines } from "@tradehall/mall-components/cart/BlockedLines";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { CartSkeleton } from "@tradehall/mall-components/cart/CartSkeleton";
import { BookingField } from "@tradehall/mall-components/checkout/BookingField";
import { CheckoutAddresses } from "@tradehall/mall-components/checkout/CheckoutAddresses";
import { CheckoutShopGroup } from "@tradehall/mall-components/checkout/CheckoutShopGroup";
import { DepositTerms } from "@tradehall/mall-components/checkout/DepositTerms";
import { SubmitBar } from "@tradehall/mall-components/checkout/SubmitBar";
import { ApprovalNotice } from "@tradehall/mall-components/enterprise/ApprovalNotice";
import { PriceBreakdown } from "@tradehall/mall-components/order/PriceBreakdown";
import { AsyncList } from "@tradehall/mall-components/parts/AsyncList";
import { bookingNames } from "@tradehall/mall-rules/checks/order";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { shownRefusalText } from "@tradehall/mall-rules/words";
import { Form } from "@tradehall/ui/Form";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { language, words } from "../language";
import { dataRoutes } from "../mall/addresses";
import { usePlace } from "../mall/Place";
import { useCheckout } from "../mall/use-checkout";
import { useNewAddress } from "../mall/use-new-address";
import { PlacedScreen } from "./PlacedScreen";

type Checkout = ReturnType<typeof useCheckout>;

/** What is submitted beside what is typed: the order as the buyer saw it. */
function SeenFields({ view: { uuid, amounts, labels, required, preSale } }: { view: CheckoutView }) {
  const fields = [
    ["uuid", uuid],
    ["actualTotal", amounts.payable],
    ...Object.entries(labels).map(([name, label]) => [`label-${name}`, label]),
    ...required.map((name) => ["required", name]),
    ...(preSale ? [["termsOf", "deposit"]] : []),
  ];
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
  ));
}

interface OrderFormProps extends Omit<Checkout, "loaded" | "refusal" | "hasFailed" | "load"> {
  loaded: NonNullable<Checkout["loaded"]>;
}

/** Address, goods by shop with their delivery, what it comes to, and the button. Coupons are the mall's best choice. */
function OrderForm({ loaded, choices, isPricing, isSubmitting, faults, message, ...does }: OrderFormProps) {
  const { choose, submit, adjust } = does;
  const view = toCheckout(loaded.order, language.locale, dataRoutes);
  const { shops, preSale, needsAddress } = view;
  const addresses = loaded.addresses.map(toAddressView);
  const addressId = choices.addrId === undefined ? view.addressId : String(choices.addrId);
  const address = needsAddress ? addresses.find(({ id }) => id === addressId) : undefined;
  const blocked = needsAddress && !address ? shownRefusalText("addressNeeded", language.locale) : "";
  const newAddress = useNewAddress((addrId) => choose({ addrId }));
  const send = (form: FormData) => {
    const intent = String(form.get("intent") ?? "submit");
    if (intent !== "submit") void adjust(intent);
    else if (!blocked) void submit(form);
  };
  const isEmpty = shops.length === 0;
  return (
    <>
      <Form errors={faults} method="post" onSubmit={send} space="m">
        <SeenFields view={view} />
        {view.priceNote && <Notice tone="warning">{view.priceNote}</Notice>}
        {needsAddress && (
          <CheckoutAddresses
            addresses={addresses}
            isPending={isPricing}
            onAdd={newAddress.open}
            onSelect={(id) => choose({ addrId: Number(id) })}
            {...(addressId ? { selectedId: addressId } : {})}
          />
        )}
        <BlockedLines cause="region" lines={view.undeliverable} />
        <BlockedLines cause={isEmpty ? "all" : "goods"} lines={view.blocked} />
        {isEmpty && view.undeliverable.length === 0 && <CartEmpty reason="checkout" />}
        {shops.map((group) => (
          <CheckoutShopGroup
            group={withChosen(group, choices)}
            isPending={isPricing}
            key={group.shop.id}
            onDelivery={(shopId, type) => {
              const others = choices.dvyTypes.filter((one) => String(one.shopId) !== shopId);
              choose({ dvyTypes: [...others, { shopId: Number(shopId), dvyType: deliveryTypes[type] }] });
            }}
          />
        ))}
        {!isEmpty && (
          <>
            {bookingNames
              .filter((name) => view.required.includes(name))
              .map((name) => (
                <Surface key={name}>
                  <BookingField isRequired name={name} />
                </Surface>
              ))}
            {preSale && (
              <Surface>
                <DepositTerms {...preSale} />
              </Surface>
            )}
            {view.approval && <ApprovalNotice {...view.approval} />}
            <PriceBreakdown amounts={view.amounts} isPending={isPricing} pieces={view.pieces} />
            <SubmitBar
              isPending={isSubmitting}
              isPricing={isPricing}
              payable={view.amounts.payable}
              {...(address ? { address } : {})}
              {...(blocked ? { disabledReason: blocked } : {})}
              {...(message ? { formError: message } : {})}
              {...(preSale ? { deposit: preSale.deposit } : {})}
            />
          </>
        )}
      </Form>
      {/* Beside the form, which would take the dialog's own for a part of it. */}
      <AddressDialog {...newAddress.dialog} />
    </>
  );
}

function Checkout() {
  const { loaded, refusal, hasFailed, load, ...rest } = useCheckout();
  return (
    <Stack space="m">
      <Heading level={1}>{words.checkout}</Heading>
      {refusal ? (
        <>
          <Notice tone="warning">{refusal}</Notice>
          <CartEmpty reason="checkout" />
        </>
      ) : !loaded && !hasFailed ? (
        <CartSkeleton />
      ) : (
        <AsyncList onRetry={() => void load()} state={loaded ? "ready" : "failed"}>
          {loaded && <OrderForm loaded={loaded} {...rest} />}
        </AsyncList>
      )}
    </Stack>
  );
}

/** Where the order is confirmed and submitted; after that, its numbers. */
export function CheckoutScreen() {
  const { address } = usePlace();
  const { searchParams } = new URL(address, "http://shop");
  const placed = searchParams.get("placed");
  return (
    <Frame paddingY="m">
      <title>{`${words.checkout} - ${words.name}`}</title>
      {placed ? <PlacedScreen awaits={searchParams.get("awaits") ?? ""} numbers={placed} /> : <Checkout />}
    </Frame>
  );
}
