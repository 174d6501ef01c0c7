import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { checkItems } from "@tradehall/api-client/endpoints/cart/check-items";
import { countItems } from "@tradehall/api-client/endpoints/cart/count-items";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { ApiError, BusinessRefusal, NetworkError, SignInNeeded } from "@tradehall/api-client/errors";
import type { Address } from "@tradehall/api-client/models/address";
import { type MergedOrder, orderOfRefusal } from "@tradehall/api-client/models/order";
import { type OrderChoices, readChoices, toConfirm } from "@tradehall/mall-adapters/checkout-choices";
import { faultsOf, toSubmit } from "@tradehall/mall-adapters/checkout-form";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { networkErrorFormWords } from "@tradehall/mall-rules/words";
import { useCallback, useEffect, useRef, useState } from "react";
import { language } from "../language";
import { type Awaits, placedHref } from "./addresses";
import { useBuyer } from "./buyer";
import { mall } from "./client";
import { usePlace } from "./Place";
import { withPicture } from "./sample-pictures";
import { useFailure } from "./use-failure";

interface Loaded {
  order: MergedOrder;
  addresses: Address[];
}

/** What the mall has no picture of shows a drawing. */
const withPictures = (order: MergedOrder): MergedOrder => ({
  ...order,
  shopCartOrders: order.shopCartOrders.map((shop) => ({
    ...shop,
    shopCartItems: shop.shopCartItems.map(withPicture),
  })),
});

/** Of a refusal because the order was made by an earlier press: its numbers. */
function placedNumbers(error: unknown): string {
  if (!(error instanceof ApiError) || error.reason !== "orderPlaced") return "";
  const { orderNumbers }: Record<string, unknown> = Object(error.data);
  return String(orderNumbers ?? "");
}

/** The order of the ticked goods, or of those that the address names: priced again with every choice, submitted once. */
export function useCheckout() {
  const { address, go } = usePlace();
  const failed = useFailure();
  const say = useReactionWords();
  const { setCartCount } = useBuyer();
  const [choices, setChoices] = useState(() => readChoices(new URL(address, "http://shop").searchParams));
  const [loaded, setLoaded] = useState<Loaded>();
  const [refusal, setRefusal] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [isPricing, setPricing] = useState(true);
  const [isSubmitting, setSubmitting] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [message, setMessage] = useState("");
  /** Only the newest choice counts, whichever answer comes last. */
  const newest = useRef(0);
  const leave = useRef((numbers: string, awaits: Awaits) =>
    go(placedHref(numbers, awaits), { replaces: true }),
  );

  const price = useCallback(
    async (next: OrderChoices, before?: OrderChoices) => {
      newest.current += 1;
      const mine = newest.current;
      setFailed(false);
      setPricing(true);
      setChoices(next);
      try {
        const asked = [mall(confirmOrder, { body: toConfirm(next) }), mall(listAddresses)] as const;
        const [order, addresses] = await Promise.all(asked);
        if (mine === newest.current) setLoaded({ order: withPictures(order), addresses });
      } catch (error) {
        if (mine !== newest.current) return;
        const placed = placedNumbers(error);
        if (placed) leave.current(placed, "payment");
        else if (before || error instanceof SignInNeeded) {
          // The order stays as it was.
          setChoices(before ?? next);
          failed(error);
        } else if (error instanceof BusinessRefusal) setRefusal(error.serverMessage);
        else setFailed(true);
      } finally {
        if (mine === newest.current) setPricing(false);
      }
    },
    [failed],
  );
  const load = useRef(() => price(choices));
  useEffect(() => void load.current(), []);

  const refused = (error: unknown, uuid: string) => {
    const placed = placedNumbers(error);
    if (placed) return leave.current(placed, "payment");
    if (error instanceof NetworkError) {
      // Whether it was made is not known: whatever comes next is of the same order, so that none is made twice.
      setChoices((now) => ({ ...now, uuid }));
      setMessage(networkErrorFormWords[language.locale]);
    } else if (error instanceof ApiError && !(error instanceof SignInNeeded)) {
      const order = orderOfRefusal(error.data);
      if (order) setLoaded((now) => now && { ...now, order: withPictures(order) });
      setFaults(error.fields);
      setMessage(error.serverMessage || say("serverError"));
    } else failed(error);
  };
  const submit = async (form: FormData) => {
    const found = faultsOf(form, language.locale);
    setFaults(found);
    setMessage("");
    if (isPricing || isSubmitting || Object.keys(found).length > 0) return;
    const body = toSubmit(form, choices);
    setSubmitting(true);
    try {
      const placed = await mall(submitOrder, { body }, { idempotencyKey: body.uuid, timeoutMs: 20_000 });
      mall(countItems).then(setCartCount, console.error);
      const awaits = placed.needApproval ? "approval" : placed.needPay ? "payment" : "";
      leave.current(placed.orderNumbers, awaits);
    } catch (error) {
      refused(error, body.uuid);
    } finally {
      setSubmitting(false);
    }
  };
  /** `take:LINE:PIECES` orders fewer of a line, `leave-out:LINE` leaves it in the cart. */
  const adjust = async (intent: string) => {
    const [what, line = "", pieces] = intent.split(":");
    const [basketId = 0, prodId = 0, skuId = 0] = line.split("-").map(Number);
    const { uuid: _, ...next } = choices;
    const prodCount = Number(pieces);
    if (next.orderItem) return price({ ...next, orderItem: { ...next.orderItem, prodCount } }, choices);
    try {
      if (what === "take") await mall(changeItem, { body: { basketId, prodId, skuId, quantity: prodCount } });
      else await mall(checkItems, { body: { items: [{ basketId, isChecked: 0 }] } });
      await price(next, choices);
    } catch (error) {
      failed(error);
    }
  };
  const choose = (change: Partial<OrderChoices>) => void price({ ...choices, ...change }, choices);
  const states = { refusal, hasFailed, isPricing, isSubmitting, faults, message };
  return { loaded, choices, ...states, load: load.current, choose, submit, adjust };
}
