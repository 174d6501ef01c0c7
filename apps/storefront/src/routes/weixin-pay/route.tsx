import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { payableNumbers } from "@tradehall/mall-adapters/payment-orders";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { Frame } from "@tradehall/ui/Frame";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { data, redirect } from "react-router-dom";
import { afterPayment } from "../../adapters/after-payment.ts";
import { catchNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { isProof, proofAction } from "../../server/transfer-action.ts";
import type { Route } from "./+types/route.ts";
import { WeixinPayPage } from "./WeixinPayPage.tsx";

async function loadPayment(args: Route.LoaderArgs | Route.ActionArgs) {
  const search = new URL(args.request.url).searchParams;
  const payment = await load(() =>
    mallOf(args)(getPayStatus, { query: { payNo: search.get("payNo") ?? "" } }),
  );
  const next = afterPayment(payment, payment);
  if (next) throw redirect(next);
  return payment;
}

export async function loader(args: Route.LoaderArgs) {
  const payment = await loadPayment(args);
  const { orderNumbers } = payment;
  const { prodNameList } = await load(() => mallOf(args)(getPayInfo, { query: { orderNumbers } }));
  const { payNo, payType } = payment;
  const transfer =
    payType === payTypes.bankTransfer
      ? await load(() => mallOf(args)(getTransfer, { query: { payNo } }))
      : undefined;
  return { payment, goods: prodNameList, transfer };
}

/** A new code for the same orders and method; the old one closes. */
export async function action(args: Route.ActionArgs) {
  const { orderNumbers, orders, payType } = await loadPayment(args);
  const form = await readForm(args.request);
  if (isProof(textOf(form, "intent"))) return proofAction(mallOf(args), form, args.request);
  // Paid would have led on.
  if (form.get("intent") === "check") return { message: undefined, isNotPaidYet: true };
  // Not all of them can be paid any more: the cashier says which, and what the others cost.
  if (payableNumbers(orders) !== orderNumbers) return redirect(hrefTo("payment", { orderNumbers }));
  const renewed = await attemptForm(
    () => mallOf(args)(payOrders, { body: { orderNumbers, payType, systemType: 1 } }),
    localeOf(args.request),
  );
  if (!renewed.ok) return data({ message: renewed.error.message }, { status: statusOfAnswer(renewed) });
  return redirect(hrefTo("weixin-pay", { orderNumbers, payNo: renewed.data.payNo }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, ({ message }) => ({ message }));

// Few pay by bank.
const TransferPart = lazyPart(async () => (await import("../../layouts/TransferPart.tsx")).TransferPart);

export default function WeixinPay({ loaderData, actionData }: Route.ComponentProps) {
  const { transfer, payment, goods } = loaderData;
  if (transfer)
    return (
      <Frame paddingY="m">
        <TransferPart
          answer={actionData && "intent" in actionData ? actionData : undefined}
          key={transfer.payNo}
          methodsHref={hrefTo("payment", { orderNumbers: payment.orderNumbers })}
          transfer={transfer}
        />
      </Frame>
    );
  return (
    <WeixinPayPage
      goods={goods}
      key={payment.payNo}
      message={actionData && "message" in actionData ? actionData.message : undefined}
      payment={payment}
      isNotPaidYet={actionData !== undefined && "isNotPaidYet" in actionData}
    />
  );
}
