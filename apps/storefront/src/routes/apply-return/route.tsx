import { getRefund } from "@tradehall/api-client/endpoints/refund/get-refund";
import { getRefundOffer } from "@tradehall/api-client/endpoints/refund/get-refund-offer";
import { listRefundReasons } from "@tradehall/api-client/endpoints/refund/list-refund-reasons";
import { quoteRefund } from "@tradehall/api-client/endpoints/refund/quote-refund";
import { readChoice, toApplication, toWire } from "@tradehall/mall-adapters/refund-application";
import { refundTypes } from "@tradehall/mall-rules/states/after-sale/refund";
import { data, redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { dropAccepted } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { attempt } from "../../server/attempt.ts";
import { readForm } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ApplyReturnPage } from "./ApplyReturnPage.tsx";
import { applyAction } from "./apply-action.ts";

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const refundSn = search.get("refundSn");
  const mall = mallOf(args);
  return load(async () => {
    const resubmitted = refundSn ? await mall(getRefund, { query: { refundSn } }) : undefined;
    const orderNumber = resubmitted?.orderNumber ?? search.get("orderNumber");
    if (!orderNumber) throw data(null, { status: 404 });
    const offer = await mall(getRefundOffer, { query: { orderNumber } });
    const choice = readChoice(search, offer, resubmitted);
    const { applyType, cargoStatus } = choice;
    const body = { orderNumber, ...toWire(choice, offer, resubmitted), ...(refundSn ? { refundSn } : {}) };
    const [quote, reasons] = await Promise.all([
      // All that is left may be what nothing was paid for, which is not chosen.
      choice.pieces.size > 0 || body.refundType === refundTypes.wholeOrder
        ? attempt(() => mall(quoteRefund, { body }))
        : undefined,
      mall(listRefundReasons, { query: { applyType, cargoStatus, orderMold: offer.orderMold } }),
    ]);
    return toApplication({ offer, resubmitted, choice, body, quote, reasons }, dataRoutes);
  });
}

export async function action(args: Route.ActionArgs) {
  const done = await applyAction(mallOf(args), await readForm(args.request), localeOf(args.request));
  if (done.data.ok) throw redirect(hrefTo("return-detail", { refundSn: done.data.data.refundSn }));
  return done;
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { searchParams } = new URL(request.url);
  try {
    return await catchNetworkError(serverAction, networkErrorAnswer);
  } catch (cause) {
    dropAccepted(cause, `refund:${searchParams.get("refundSn") ?? searchParams.get("orderNumber")}`);
    throw cause;
  }
}

export default function ApplyReturn({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyReturnPage {...loaderData} answer={actionData} />;
}
