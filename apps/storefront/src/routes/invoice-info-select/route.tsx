import { listTitles } from "@tradehall/api-client/endpoints/invoice/title/list-titles";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { toKeptTitle } from "@tradehall/mall-adapters/invoice";
import { InvoiceChoice } from "@tradehall/mall-components/invoice/InvoiceChoice";
import { Frame } from "@tradehall/ui/Frame";
import { Surface } from "@tradehall/ui/Surface";
import { redirect, useLocation, useNavigation, useSubmit } from "react-router-dom";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { readForm } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { choiceAction } from "./choice-action.ts";
import { firstChoice, knownInvoice, readWanted } from "./wanted.ts";

export async function loader(args: Route.LoaderArgs) {
  const wanted = readWanted(args.request);
  const { orderNumber } = wanted;
  const mall = mallOf(args);
  return load(async () => {
    const [titles, order, known] = await Promise.all([
      mall(listTitles),
      orderNumber === null ? undefined : mall(getOrderDetail, { query: { orderNumber } }),
      orderNumber === null ? undefined : knownInvoice(mall, orderNumber),
    ]);
    const isWaiting = known?.allowedActions.includes("change") === true;
    // Issued meanwhile, or taken back: nothing is left to choose.
    if (order && !isWaiting && !order.allowedActions.includes("applyInvoice"))
      throw redirect(
        known
          ? hrefTo("invoice-detail", { orderNumber: order.orderNumber })
          : hrefTo("order-detail", { orderNumber: order.orderNumber }),
      );
    return {
      titles: titles.map(toKeptTitle),
      canBeNone: orderNumber === null || isWaiting,
      ...firstChoice(wanted, titles, isWaiting ? known : undefined),
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  choiceAction(mallOf(args), await readForm(args.request), readWanted(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function InvoiceInfoSelect({ loaderData, actionData }: Route.ComponentProps) {
  const { titles, canBeNone, invoiceType, titleId } = loaderData;
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  return (
    <Frame paddingY="m">
      <Surface>
        <InvoiceChoice
          key={titleId}
          titles={titles}
          canBeNone={canBeNone}
          titlesHref={hrefTo("uc-add-invoice-header", {
            back: search.slice(1),
            ...(titles.length === 0 ? { edit: "new" } : {}),
          })}
          action={pathname + search}
          defaultValues={{ invoiceType, titleId }}
          onSubmit={(values) => void submit(values, { method: "POST" })}
          isPending={useNavigation().state === "submitting"}
          fieldErrors={actionData?.error.fields}
          formError={actionData?.error.message || undefined}
        />
      </Surface>
    </Frame>
  );
}
