import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { getPayInfo } from "@tradehall/api-client/endpoints/payment/get-pay-info";
import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { toTeam } from "@tradehall/mall-adapters/group";
import { isPaidState, payableNumbers, toPaymentOrders } from "@tradehall/mall-adapters/payment-orders";
import type { PayOutcome } from "@tradehall/mall-components/payment/PayResult";
import { PayResult } from "@tradehall/mall-components/payment/PayResult";
import { sum } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { isPaymentOpen } from "@tradehall/mall-rules/states/payment/payment";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { useEffect } from "react";
import { redirect, useRevalidator } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { dropDrafts } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { Teams, type TeamsProps } from "../../pages/Teams.tsx";
import { loadPart } from "../../server/load-list.ts";
import { load, type Mall, mallOf } from "../../server/mall.ts";
import { phoneHref } from "../../server/sites.ts";
import type { Route } from "./+types/route.ts";

/** The team that the paid order has joined: who is missing until when, and the link that invites them. */
async function teamOf(mall: Mall, orderNumber: string, request: Request): Promise<TeamsProps | undefined> {
  const detail = await loadPart(mall(getOrderDetail, { query: { orderNumber } }));
  if (!detail?.team) return undefined;
  const named = toTeam(detail.team, dataRoutes);
  const name = detail.orderItemDtos[0]?.prodName ?? "";
  return { named, name, shareUrl: phoneHref(request, named.href), now: detail.now };
}

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
  // Nothing was paid and nothing can be: the cashier says so, and leads on.
  if (info.status === orderStatuses.canceled) throw redirect(hrefTo("payment", { orderNumbers }));
  const payable = payableNumbers(info.orders);
  // Of a pre-sale its deposit may be what was paid; without a payment, that is what nothing can be paid of now.
  const isDeposit =
    info.status === orderStatuses.balanceDue && (payment ? payment.status === "paid" : payable === "");
  const isPaid = isPaidState(info.status) || isDeposit;
  const isPending = !isPaid && payment !== undefined && isPaymentOpen(payment.status);
  const outcome: PayOutcome = isPaid ? "success" : isPending ? "pending" : "failed";
  const waiting = info.orders.find(({ status }) => status === orderStatuses.grouping);
  const team = waiting && (await load(() => teamOf(mall, waiting.orderNumber, args.request)));
  return {
    outcome,
    team,
    amount: isDeposit ? sum(info.orders.map(({ preSale }) => preSale?.deposit ?? "0.00")) : info.totalFee,
    score: info.totalScore,
    discount: info.reduceAmount,
    orders: toPaymentOrders(info.orders, dataRoutes),
    payable,
  };
}

export default function PayResultRoute({ loaderData }: Route.ComponentProps) {
  const { outcome, team, amount, score, discount, orders, payable } = loaderData;
  const [first] = orders;
  const refresh = useRefresh();
  const { state } = useRevalidator();
  useEffect(() => dropDrafts("submit-order"), []);
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <PayResult
          outcome={outcome}
          amount={amount}
          score={score}
          discount={discount}
          orders={orders}
          orderHref={first && orders.length === 1 ? first.href : hrefTo("uc-order")}
          {...(outcome === "failed" ? { retryHref: hrefTo("payment", { orderNumbers: payable }) } : {})}
          onCheck={refresh}
          isChecking={state !== "idle"}
        />
        {team && <Teams {...team} />}
      </Stack>
    </Frame>
  );
}
