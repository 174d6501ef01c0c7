import { listCouriers } from "@tradehall/api-client/endpoints/delivery/list-couriers";
import { getRefund } from "@tradehall/api-client/endpoints/refund/get-refund";
import { shipReturn } from "@tradehall/api-client/endpoints/refund/ship-return";
import { withdrawRefund } from "@tradehall/api-client/endpoints/refund/withdraw-refund";
import { toRefund } from "@tradehall/mall-adapters/refund";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { returnParcelRules } from "@tradehall/mall-rules/checks/refund";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { askFirst } from "../../server/ask-first.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { RefundPage } from "./RefundPage.tsx";

const snOf = ({ url }: Request): string => new URL(url).searchParams.get("refundSn") ?? "";

export async function loader(args: Route.LoaderArgs) {
  const refundSn = snOf(args.request);
  if (refundSn === "") throw data(null, { status: 404 });
  const mall = mallOf(args);
  const [refund, couriers] = await load(() =>
    Promise.all([mall(getRefund, { query: { refundSn } }), mall(listCouriers)]),
  );
  return { refund: toRefund(refund, dataRoutes), couriers: couriers.map(({ dvyName }) => dvyName) };
}

export async function action(args: Route.ActionArgs) {
  const { request } = args;
  const mall = mallOf(args);
  const params = { refundSn: snOf(request) };
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const question = { about: "withdrawRefund", values: params } as const;
  const done = await askFirst(form, intent === "withdraw" ? question : undefined, () =>
    attemptForm(async () => {
      if (intent === "withdraw") await mall(withdrawRefund, { params });
      else await mall(shipReturn, { params, body: normalized(returnParcelRules, form) });
      return null;
    }, localeOf(request)),
  );
  return data({ intent, ...done }, { status: statusOfAnswer(done) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function ReturnDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <RefundPage {...loaderData} answer={actionData} />;
}
