import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { payMethodName, payTypes } from "@tradehall/mall-rules/states/payment";
import { data, redirect } from "react-router-dom";
import { keepForm } from "../../browser/forms/kept-form.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { PaymentPage } from "./PaymentPage.tsx";
import { toCashier } from "./to-cashier.ts";

const numbersOf = (request: Request): string => new URL(request.url).searchParams.get("orderNumbers") ?? "";

export async function loader(args: Route.LoaderArgs) {
  const orderNumbers = numbersOf(args.request);
  const info = await load(() => mallOf(args)(getPayInfo, { query: { orderNumbers } }));
  const cashier = toCashier(info);
  if (cashier.isPaid) throw redirect(hrefTo("pay-result", { orderNumbers }));
  return cashier;
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const orderNumbers = numbersOf(args.request);
  const method = textOf(form, "method");
  const payType = Object.hasOwn(payTypes, method)
    ? payTypes[method as keyof typeof payTypes]
    : payTypes.wechatScan;
  const paid = await attemptForm(
    () => mallOf(args)(payOrders, { body: { orderNumbers, payType, systemType: 1 } }),
    localeOf(args.request),
  );
  if (!paid.ok) return data({ message: paid.error.message }, { status: statusOfAnswer(paid) });
  const page = payMethodName(paid.data.payType) === "balance" ? "pay-result" : "weixin-pay";
  return redirect(hrefTo(page, { orderNumbers, payNo: paid.data.payNo }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, ({ message }) => ({ message }));

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage cashier={loaderData} message={actionData?.message} />;
}
