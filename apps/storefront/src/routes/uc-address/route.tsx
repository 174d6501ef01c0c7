import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { toAddressView } from "@tradehall/mall-adapters/address";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { addressAction } from "../../server/address-action.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { AddressPage } from "./AddressPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  return loadList({}, async () => {
    const [addresses, provinces] = await Promise.all([
      mall(listAddresses),
      mall.shared(listAreas, { query: { pid: 0 } }),
    ]);
    return {
      addresses: addresses.map(toAddressView),
      provinces: provinces.map((area) => ({ id: String(area.areaId), name: area.areaName })),
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  addressAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Addresses({ loaderData }: Route.ComponentProps) {
  return <AddressPage loaded={loaderData.loaded} />;
}
