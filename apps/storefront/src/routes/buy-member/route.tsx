import { getMemberOffer } from "@tradehall/api-client/endpoints/membership/paid/get-member-offer";
import { getMemberPurchase } from "@tradehall/api-client/endpoints/membership/paid/get-member-purchase";
import { toLevelOnSale } from "@tradehall/mall-adapters/member";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import { redirect } from "react-router-dom";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm } from "../../server/form.ts";
import { load, localeOf, type Mall, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { BuyMemberPage } from "./BuyMemberPage.tsx";
import { buyAction } from "./buy-action.ts";

/** The purchase of the address: one whose code waits to be scanned, or one that was just paid. */
async function purchaseOf(mall: Mall, search: URLSearchParams) {
  const payNo = search.get("payNo") ?? search.get("paid");
  if (!payNo) return undefined;
  const purchase = await mall(getMemberPurchase, { query: { payNo } });
  if (purchase.status === "paid" && search.has("payNo"))
    throw redirect(hrefTo("buy-member", { paid: payNo }));
  return purchase;
}

export const loader = (args: Route.LoaderArgs) =>
  load(async () => {
    const { searchParams } = new URL(args.request.url);
    const mall = mallOf(args);
    const purchase = await purchaseOf(mall, searchParams);
    const { levels, membership, balance, payTypes } = await mall(getMemberOffer);
    const onSale = levels.map((one) => toLevelOnSale(one, localeOf(args.request)));
    const asked = onSale.find(({ level }) => level.id === Number(searchParams.get("level")));
    const own = membership?.isRunning === 1 ? membership.level.levelId : undefined;
    // Without a choice the own level, else the first that can be bought.
    const chosen =
      asked ??
      onSale.find(({ level }) => level.id === own) ??
      onSale.find(({ blockText }) => !blockText) ??
      onSale[0];
    return {
      ...{ purchase, levels: onSale, chosen, balance },
      methods: payTypes.flatMap((one) => payMethodName(one) ?? []),
    };
  });

export const action = async (args: Route.ActionArgs) =>
  buyAction(mallOf(args), await readForm(args.request), args.request);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function BuyMember({ loaderData, actionData }: Route.ComponentProps) {
  const { purchase, chosen } = loaderData;
  return <BuyMemberPage key={purchase?.payNo ?? chosen?.level.id} {...loaderData} answer={actionData} />;
}
