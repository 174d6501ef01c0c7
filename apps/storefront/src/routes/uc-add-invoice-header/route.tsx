import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { toKeptTitle } from "@tradehall/mall-adapters/invoice";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { dropAccepted } from "../../browser/forms/use-draft.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { TitlesPage } from "./TitlesPage.tsx";
import { titleAction } from "./title-action.ts";

/** `edit` names a title or is `new`; `back` is what the page that chooses an invoice was asked, to lead back to it. */
const readAddress = ({ url }: Request) => {
  const search = new URL(url).searchParams;
  return { edit: search.get("edit") ?? "", back: search.get("back") };
};

export function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  return loadList(readAddress(args.request), async () => ({
    titles: (await mall(listTitles)).map(toKeptTitle),
  }));
}

export async function action(args: Route.ActionArgs) {
  const { back } = readAddress(args.request);
  const redirectWithTitle = (titleId: number) => {
    if (back === null) return undefined;
    const asked = new URLSearchParams(back);
    const [orderNumber, checkout] = [asked.get("orderNumber"), asked.get("checkout")];
    return hrefTo("invoice-info-select", {
      titleId,
      ...(orderNumber ? { orderNumber } : {}),
      ...(checkout === null ? {} : { checkout }),
    });
  };
  return titleAction(mallOf(args), await readForm(args.request), localeOf(args.request), redirectWithTitle);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await catchNetworkError(serverAction, networkErrorAnswer);
  } catch (cause) {
    dropAccepted(cause, "title:");
    throw cause;
  }
}

export default function InvoiceTitles({ loaderData, actionData }: Route.ComponentProps) {
  return <TitlesPage {...loaderData} answer={actionData} />;
}
