import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import { BlockedLines } from "@tradehall/mall-components/cart/BlockedLines";
import { CartEmpty } from "@tradehall/mall-components/cart/CartEmpty";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router-dom";
import type { CheckoutAnswer } from "./checkout-props.ts";

/** What cannot be ordered, each with its ways out; takes the focus where a refusal is about it. */
export function CheckoutBlocked(props: { checkout: CheckoutView; answer: CheckoutAnswer | undefined }) {
  const { checkout, answer } = props;
  const intent = useNavigation().formData?.get("intent");
  const pending = typeof intent === "string" ? { pendingIntent: intent } : {};
  const part = useRef<HTMLDivElement>(null);
  // What sold out altogether is apart in the cart, so only the refusal knows of it.
  const isKnown = (line: { id: string }) => checkout.blocked.some(({ id }) => id === line.id);
  const gone = (answer?.blocked ?? []).filter((line) => !isKnown(line) && line.orderable === undefined);
  const blocked = [...checkout.blocked, ...gone.map((line) => ({ ...line, canLeaveOut: false }))];
  const isBlocked = blocked.length > 0;
  useEffect(() => {
    if (answer?.message && isBlocked) part.current?.focus();
  }, [answer, isBlocked]);
  const isEmpty = checkout.shops.length === 0;
  return (
    <>
      <BlockedLines lines={checkout.undeliverable} cause="region" {...pending} />
      {isBlocked && (
        <div ref={part} tabIndex={-1}>
          <BlockedLines lines={blocked} cause={isEmpty ? "all" : "goods"} {...pending} />
        </div>
      )}
      {isEmpty && checkout.undeliverable.length === 0 && <CartEmpty reason="checkout" />}
    </>
  );
}
