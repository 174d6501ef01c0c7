/** What the two pages of one invoice load and do: in the user centre, and on its own. */
import { getInvoice } from "@tradehall/api-client/endpoints/invoice/get-invoice";
import { sendInvoice } from "@tradehall/api-client/endpoints/invoice/send-invoice";
import { withdrawInvoice } from "@tradehall/api-client/endpoints/invoice/withdraw-invoice";
import { toInvoice } from "@tradehall/mall-adapters/invoice";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { invoiceMailRules } from "@tradehall/mall-rules/checks/invoice";
import { data, type LoaderFunctionArgs } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { askFirst } from "../../server/ask-first.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

const orderNumberOf = ({ url }: Request): string => new URL(url).searchParams.get("orderNumber") ?? "";

export async function loadInvoice(args: Args) {
  const orderNumber = orderNumberOf(args.request);
  if (orderNumber === "") throw data(null, { status: 404 });
  const mall = mallOf(args);
  const invoice = await load(() => mall(getInvoice, { query: { orderNumber } }));
  return { invoice: toInvoice(invoice, dataRoutes) };
}

export async function invoiceAction(args: Args) {
  const { request } = args;
  const mall = mallOf(args);
  const params = { orderNumber: orderNumberOf(request) };
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const question = { about: "withdrawInvoice", values: params } as const;
  const done = await askFirst(form, intent === "withdraw" ? question : undefined, () =>
    attemptForm(async () => {
      if (intent === "withdraw") await mall(withdrawInvoice, { params });
      else await mall(sendInvoice, { params, body: normalized(invoiceMailRules, form) });
      return null;
    }, localeOf(request)),
  );
  return data({ intent, ...done }, { status: statusOfAnswer(done) });
}
