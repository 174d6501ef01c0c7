/**
 * The buyer's choices at the checkout: they show at once, add up while the server recalculates the order, and what
 * was chosen last is what is submitted.
 */
import { type OrderChoices, readChoices } from "@tradehall/mall-adapters/checkout-choices";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { checkoutPath, choicesHref } from "../../adapters/checkout-href.ts";

/** `lostUuid` is the confirm of a submit whose answer got lost. */
export function useChoices(loaded: OrderChoices, lostUuid?: string) {
  const navigate = useNavigate();
  const { location, formMethod } = useNavigation();
  const isPricing = location?.pathname === checkoutPath(loaded) && formMethod !== "POST";
  /** Asked of the router, whether or not the page has heard of it yet. */
  const asked = useRef<OrderChoices>(undefined);
  const forget = useEffectEvent((_: typeof loaded) => {
    asked.current = undefined;
  });
  // Each answer of the server ends what was asked.
  useEffect(() => {
    if (!isPricing) forget(loaded);
  }, [isPricing, loaded]);
  return {
    /** What was chosen and is being worked out. */
    chosen: isPricing ? readChoices(new URLSearchParams(location.search)) : undefined,
    isPricing,
    choose: (change: (choices: OrderChoices) => Partial<OrderChoices>) => {
      // Nothing is worked out without a network, which the bar over the page says.
      if (!navigator.onLine) return;
      const choices = asked.current ?? loaded;
      asked.current = { ...choices, ...(lostUuid ? { uuid: lostUuid } : {}), ...change(choices) };
      void navigate(choicesHref(asked.current), { replace: true, preventScrollReset: true });
    },
    /** Nothing is submitted at a price, or to an address, that is about to change. */
    holdBack: (event: FormEvent) => {
      if (isPricing || asked.current) event.preventDefault();
    },
  };
}
