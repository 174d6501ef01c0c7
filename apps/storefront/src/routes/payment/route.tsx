import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { toCashier, toPayQuestion } from "@tradehall/mall-adapters/cashier";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { data, redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { confirmed, confirmedField } from "../../isomorphic/confirmed.ts";
import { askFirst } from "../../server/ask-first.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { orderAction } from "../../server/order-action.ts";
import type { Route } from "./+types/route.ts";
import { PaymentPage } from "./PaymentPage.tsx";

/** Boxes of a list without script send a number each. */
const numbersOf = (request: Request): string =>
  new URL(request.url).searchParams.getAll("orderNumbers").join(",");

export async function loader(args: Route.LoaderArgs) {
  const orderNumbers = numbersOf(args.request);
  // A list without script pays what is ticked, and nothing was.
  if (orderNumbers === "") throw redirect(hrefTo("uc-order"));
  const info = await load(() => mallOf(args)(getPayInfo, { query: { orderNumbers } }));
  const cashier = toCashier(info, localeOf(args.request), dataRoutes);
  if (cashier.isPaid) throw redirect(hrefTo("pay-result", { orderNumbers }));
  return cashier;
}

/** What is not offered counts as the first way. */
const payTypeOf = (method: string) => {
  const { alipay, wechatScan, balance, bankTransfer, accountTerms } = payTypes;
  return { alipay, balance, bankTransfer, accountTerms }[method] ?? wechatScan;
};

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  if (textOf(form, "intent") === "buyAgain") return orderAction(mallOf(args), form, localeOf(args.request));
  const orderNumbers = textOf(form, "orderNumbers") || numbersOf(args.request);
  const method = textOf(form, "method");
  const payType = payTypeOf(method);
  const mall = mallOf(args);
  const isAtOnce = payType === payTypes.balance || payType === payTypes.accountTerms;
  const isAsking = isAtOnce && textOf(form, confirmedField) !== confirmed[confirmedField];
  const locale = localeOf(args.request);
  const question = isAsking
    ? toPayQuestion(
        method,
        toCashier(await load(() => mall(getPayInfo, { query: { orderNumbers } })), locale, dataRoutes),
      )
    : undefined;
  const paid = await askFirst(form, question, () =>
    attemptForm(() => mall(payOrders, { body: { orderNumbers, payType, systemType: 1 } }), locale),
  );
  if (!paid.ok) return data(paid, { status: statusOfAnswer(paid) });
  const page = isAtOnce ? "pay-result" : "weixin-pay";
  return redirect(hrefTo(page, { orderNumbers, payNo: paid.data.payNo }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const message = actionData && !actionData.ok ? actionData.error.message : undefined;
  return <PaymentPage cashier={loaderData} message={message} />;
}
