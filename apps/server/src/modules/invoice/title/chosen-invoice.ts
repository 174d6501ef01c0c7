/** The kind and title that a buyer chose, as an invoice keeps them. */
import type { InvoiceChoice } from "@tradehall/api-client/models/order";
import { isSpecialTitle } from "@tradehall/mall-rules/checks/invoice";
import { invoiceTypes } from "@tradehall/mall-rules/states/payment/invoice";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { refuse } from "#server/refuse.ts";
import { ownTitle, titleFacts } from "./own-titles.ts";

export async function chosenInvoice(
  db: Database,
  userId: number,
  { invoiceType, titleId }: v.InferOutput<typeof InvoiceChoice>,
) {
  const title = titleFacts(await ownTitle(db, userId, titleId));
  if (invoiceType === invoiceTypes.special && !isSpecialTitle(title)) refuse("specialTitleNeeded");
  return { invoiceType, title };
}
