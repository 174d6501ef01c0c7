import { getMyStore } from "@tradehall/api-client/endpoints/shop/application/get-my-store";
import { toStoreValues, toStoreView } from "@tradehall/mall-adapters/store";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { storeRules } from "@tradehall/mall-rules/checks/store";
import { catchNetworkError } from "../../browser/forms/catch-network-error.ts";
import { dropAccepted } from "../../browser/forms/use-draft.ts";
import { hostFacts } from "../../server/facts.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { regionsFor } from "../../server/region.ts";
import type { Route } from "./+types/route.ts";
import { StoreAccountPage } from "./StoreAccountPage.tsx";
import { StorePage } from "./StorePage.tsx";
import { sendStoreCode, storeAction } from "./store-action.ts";
import { networkErrorStore, type StoreAnswer, storeDraft } from "./store-answer.ts";

/** What the form was sent with by GET, which a page without script does to get the next level of regions. */
const typedIn = (search: URLSearchParams) =>
  search.has("provinceId") ? normalized(storeRules, search) : undefined;

export function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const mall = mallOf(args);
  return load(async () => {
    const own = await mall(getMyStore);
    const values = typedIn(search) ?? (own.application ? toStoreValues(own.application) : {});
    const canApply = own.actions.includes("apply");
    return {
      store: toStoreView(own),
      values,
      regions: canApply ? await regionsFor(mall, values) : { provinces: [], cities: [], areas: [] },
      isAccount: search.get("part") === "account",
      merchantHref: args.context.get(hostFacts).merchantUrl,
      now: Date.now(),
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const [mall, locale] = [mallOf(args), localeOf(args.request)];
  return textOf(form, "intent") === "sendCode"
    ? sendStoreCode(mall, form, locale)
    : storeAction(mall, form, locale);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await catchNetworkError(serverAction, networkErrorStore);
  } catch (cause) {
    dropAccepted(cause, storeDraft);
    throw cause;
  }
}

export default function Store({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as StoreAnswer | undefined;
  return loaderData.isAccount ? (
    <StoreAccountPage {...loaderData} answer={answer?.account} />
  ) : (
    <StorePage {...loaderData} answer={answer} />
  );
}
