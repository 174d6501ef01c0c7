import { Frame } from "@tradehall/ui/Frame";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { InvoicePage } from "../../pages/invoice/InvoicePage.tsx";
import { invoiceAction, loadInvoice } from "../../pages/invoice/invoice-page-data.ts";
import type { Route } from "./+types/route.ts";

export const loader = (args: Route.LoaderArgs) => loadInvoice(args);
export const action = (args: Route.ActionArgs) => invoiceAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function InvoiceDetail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Frame paddingY="m">
      <InvoicePage {...loaderData} answer={actionData} />
    </Frame>
  );
}
