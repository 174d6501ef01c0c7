import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { getAllowance } from "@tradehall/api-client/endpoints/enterprise/buying/get-allowance";
import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import type { MergedOrder } from "@tradehall/api-client/models/order";
import { toAddressView } from "@tradehall/mall-adapters/address";
import { toCheckout } from "@tradehall/mall-adapters/checkout";
import {
  type FrailChoice,
  lesserChoices,
  type OrderChoices,
  readChoices,
  readUndone,
  toConfirm,
} from "@tradehall/mall-adapters/checkout-choices";
import { toBooking, toChosenInvoice } from "@tradehall/mall-adapters/checkout-parts";
import { pointLimits } from "@tradehall/mall-rules/limits";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import { redirect } from "react-router-dom";
import { choicesHref } from "../../adapters/checkout-href.ts";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { isAccepted } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { addressAction } from "../../server/address-action.ts";
import { isCompactAsked } from "../../server/density.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { adjustLine, orderPlaced, placedNumbers, submitCheckout } from "./checkout-action.ts";
import { dropPlaced, rememberPlaced } from "./remember-placed.ts";
import { SubmitOrderPage } from "./SubmitOrderPage.tsx";

/** What is said of a choice that was given up. */
const undoneText = (undone: FrailChoice | undefined, order: MergedOrder, locale: Locale): string =>
  undone === undefined
    ? ""
    : {
        points: refusalText("pointsUnusable", locale, {
          step: pointLimits.multipleOf,
          max: order.scoreInfo.maxUsableScore,
        }),
        couponUserIds: refusalText("couponUnusable", locale),
        addrId: refusalText("addressMissing", locale),
      }[undone];

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const choices = readChoices(search);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  const confirm = (one: OrderChoices) => mall(confirmOrder, { body: toConfirm(one) });
  const isConfirmed = (one: OrderChoices) =>
    confirm(one).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BusinessRefusal) return false;
        throw error;
      },
    );
  try {
    const [order, addresses, provinces, titles, allowance] = await Promise.all([
      confirm(choices),
      mall(listAddresses),
      mall.shared(listAreas, { query: { pid: 0 } }),
      choices.invoice ? mall(listTitles) : [],
      loadPart(mall(getAllowance)),
    ]);
    // Each kind of goods has its page.
    if ((order.exchange !== null) !== (choices.isRedeemed === true))
      throw redirect(choicesHref({ ...choices, isRedeemed: order.exchange !== null }));
    const { invoice: chosenInvoice, ...withoutInvoice } = choices;
    const invoice = toChosenInvoice(choices, titles);
    // A title that was deleted meanwhile is chosen no more.
    if (chosenInvoice && !invoice) throw redirect(choicesHref(withoutInvoice));
    return {
      choices,
      isCompact: isCompactAsked(args.request),
      refusal: "",
      isPlaced: false,
      note: undoneText(readUndone(search), order, locale),
      checkout: toCheckout(order, locale, dataRoutes),
      invoice,
      booking: toBooking(allowance),
      addresses: addresses.map(toAddressView),
      provinces: provinces.map((area) => ({ id: String(area.areaId), name: area.areaName })),
    };
  } catch (error) {
    if (!(error instanceof BusinessRefusal)) return load(() => Promise.reject(error));
    const isPlaced = error.reason === orderPlaced;
    const placed = isPlaced ? placedNumbers(error.data) : "";
    // Back from paying leads to paying; the cashier leads on from what is paid.
    if (placed) throw redirect(hrefTo("payment", { orderNumbers: placed }));
    const none = {
      choices,
      isCompact: false,
      note: "",
      checkout: null,
      invoice: undefined,
      booking: toBooking(),
      addresses: [],
      provinces: [],
    };
    if (isPlaced) return { ...none, refusal: error.serverMessage, isPlaced };
    // A coupon spent elsewhere or an address deleted meanwhile does not cost the buyer the whole order.
    for (const lesser of lesserChoices(choices))
      if (await load(() => isConfirmed(lesser.choices)))
        throw redirect(choicesHref(lesser.choices, lesser.undone));
    // Nothing ticked, sold out meanwhile, gone off the shelf: the cart is where the buyer can mend it.
    return { ...none, refusal: error.serverMessage, isPlaced };
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  // The page's address dialog saves here, so that it needs no code of another page.
  if (textOf(form, "intent") === "save-address")
    return addressAction(mallOf(args), form, localeOf(args.request));
  const call = {
    mall: mallOf(args),
    form,
    choices: readChoices(new URL(args.request.url).searchParams),
    locale: localeOf(args.request),
  };
  return textOf(form, "intent") === "submit" ? submitCheckout(call) : adjustLine(call);
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await catchNetworkError(serverAction, (error) => ({
      ...networkErrorAnswer(error),
      faults: {},
      message: error.message,
      isUnknown: true,
    }));
  } catch (cause) {
    if (isAccepted(cause)) {
      rememberPlaced(window.location.href, form);
      dropPlaced(cause);
    }
    throw cause;
  }
}

export default function SubmitOrder({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "faults" in actionData ? actionData : undefined;
  return <SubmitOrderPage {...loaderData} answer={answer} />;
}
