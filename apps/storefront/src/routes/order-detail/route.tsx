import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import { toOrder } from "@tradehall/mall-adapters/order-detail";
import { sheetCode } from "@tradehall/mall-components/order/OrderSheet";
import { capitalAmount, yuanToFen } from "@tradehall/mall-rules/money";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { cookieNames, readCookie } from "../../isomorphic/cookies.ts";
import { approvalAction, isDecision } from "../../server/approval-action.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { orderAction } from "../../server/order-action.ts";
import { phoneHref } from "../../server/sites.ts";
import type { Route } from "./+types/route.ts";
import { OrderDetailPage } from "./OrderDetailPage.tsx";

export async function loader(args: Route.LoaderArgs) {
  const orderNumber = new URL(args.request.url).searchParams.get("orderNumber") ?? "";
  // A page without an order does not exist.
  if (orderNumber === "") throw data(null, { status: 404 });
  const mall = mallOf(args);
  const [detail, parcels] = await load(() =>
    Promise.all([
      mall(getOrderDetail, { query: { orderNumber } }),
      loadPart(
        mall(listParcels, { params: { orderNumber } }).catch((error: unknown) => {
          // "No logistics information" is a state of the page, not its failure.
          if (error instanceof BusinessRefusal) return [];
          throw error;
        }),
      ),
    ]),
  );
  const whole = (path: string) => new URL(path, args.request.url).href;
  const order = toOrder(detail, parcels, localeOf(args.request), dataRoutes);
  return {
    ...order,
    sheetCode: sheetCode(whole(hrefTo("order-detail", { orderNumber }))),
    capitals: capitalAmount(yuanToFen(detail.actualTotal)),
    buyer: readCookie(args.request.headers.get("cookie"), cookieNames.enterpriseName) ?? "",
    teamUrl: order.team ? phoneHref(args.request, order.team.href) : "",
  };
}

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request);
  const act = isDecision(textOf(form, "intent")) ? approvalAction : orderAction;
  return act(mallOf(args), form, localeOf(args.request));
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function OrderDetail({ loaderData, actionData }: Route.ComponentProps) {
  const decision = actionData && "reason" in actionData ? actionData : undefined;
  return <OrderDetailPage order={loaderData} decision={decision} />;
}
