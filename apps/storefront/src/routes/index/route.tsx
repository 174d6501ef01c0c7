import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { toCenterView } from "@tradehall/mall-adapters/center";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { orderAction } from "../../server/order-action.ts";
import type { Route } from "./+types/route.ts";
import { CenterPage } from "./CenterPage.tsx";

export const loader = (args: Route.LoaderArgs) =>
  loadList({}, async () =>
    toCenterView(await mallOf(args)(getCenterInfo, { query: {} }), localeOf(args.request), dataRoutes),
  );

export const action = async (args: Route.ActionArgs) =>
  orderAction(mallOf(args), await readForm(args.request), localeOf(args.request));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Center({ loaderData }: Route.ComponentProps) {
  return <CenterPage loaded={loaderData.loaded} />;
}
