import { Frame } from "@tradehall/ui/Frame";
import { keepForm, lostCall } from "../../browser/forms/kept-form.ts";
import { InvoicePage } from "../../pages/invoice/InvoicePage.tsx";
import { invoiceAction, loadInvoice } from "../../pages/invoice/invoice-page-data.ts";
import type { Route } from "./+types/route.ts";

export const loader = (args: Route.LoaderArgs) => loadInvoice(args);
export const action = (args: Route.ActionArgs) => invoiceAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, lostCall);

export default function InvoiceDetail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Frame paddingY="m">
      <InvoicePage {...loaderData} answer={actionData} />
    </Frame>
  );
}
