import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { payMethodName, payTypes } from "@tradehall/mall-rules/states/payment";
import { redirect } from "react-router-dom";
import { titleOf } from "../../browser/page-title.ts";
import { attempt } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { PaymentPage } from "./PaymentPage.tsx";
import { toCashier } from "./to-cashier.ts";

export const meta = titleOf("payment");

const numbersOf = (request: Request): string => new URL(request.url).searchParams.get("orderNumbers") ?? "";

export async function loader(args: Route.LoaderArgs) {
  const orderNumbers = numbersOf(args.request);
  const info = await load(() => mallOf(args)(getPayInfo, { query: { orderNumbers } }));
  const cashier = toCashier(info);
  if (cashier.isPaid) throw redirect(`/pay-result?orderNumbers=${orderNumbers}`);
  return cashier;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const orderNumbers = numbersOf(args.request);
  const method = textOf(form, "method");
  const payType = Object.hasOwn(payTypes, method)
    ? payTypes[method as keyof typeof payTypes]
    : payTypes.wechatScan;
  const paid = await attempt(() =>
    mallOf(args)(payOrders, { body: { orderNumbers, payType, systemType: 1 } }),
  );
  if (!paid.ok) return { message: paid.error.message };
  const page = payMethodName(paid.data.payType) === "balance" ? "/pay-result" : "/weixin-pay";
  return redirect(`${page}?orderNumbers=${orderNumbers}&payNo=${paid.data.payNo}`);
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage cashier={loaderData} message={actionData?.message} />;
}
