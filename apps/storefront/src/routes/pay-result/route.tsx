import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import type { PayOutcome } from "@tradehall/mall-components/trade/PayResult";
import { PayResult } from "@tradehall/mall-components/trade/PayResult";
import { orderStatusName } from "@tradehall/mall-rules/states/order";
import { isPaymentOpen } from "@tradehall/mall-rules/states/payment";
import { Frame } from "@tradehall/ui/Frame";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { dropDrafts } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const mall = mallOf(args);
  const orderNumbers = search.get("orderNumbers") ?? "";
  const payNo = search.get("payNo");
  const [info, payment] = await load(() =>
    Promise.all([
      mall(getPayInfo, { query: { orderNumbers } }),
      payNo ? mall(getPayStatus, { query: { payNo } }) : undefined,
    ]),
  );
  const status = orderStatusName(info.status);
  const isPaid = status !== "unpaid" && status !== "canceled";
  const isPending = !isPaid && payment !== undefined && isPaymentOpen(payment.status);
  const outcome: PayOutcome = isPaid ? "success" : isPending ? "pending" : "failed";
  return { outcome, amount: info.totalFee, orderNumbers: info.orderNumbers.split(",") };
}

export default function PayResultRoute({ loaderData }: Route.ComponentProps) {
  const { outcome, amount, orderNumbers } = loaderData;
  const only = orderNumbers.length === 1 ? orderNumbers[0] : undefined;
  const revalidator = useRevalidator();
  useEffect(() => dropDrafts("submit-order"), []);
  return (
    <Frame paddingY="m">
      <PayResult
        outcome={outcome}
        amount={amount}
        orderNumbers={orderNumbers}
        orderHref={only ? hrefTo("order-detail", { orderNumber: only }) : hrefTo("uc-order")}
        {...(outcome === "failed"
          ? { retryHref: hrefTo("payment", { orderNumbers: orderNumbers.join(",") }) }
          : {})}
        onCheck={() => void revalidator.revalidate()}
        isChecking={revalidator.state !== "idle"}
      />
    </Frame>
  );
}
