/** Sends an application, or a refused one that was mended. Server only. */
import { applyForRefund } from "@tradehall/api-client/endpoints/refund/apply-for-refund";
import { editRefund } from "@tradehall/api-client/endpoints/refund/edit-refund";
import type { Client } from "@tradehall/api-client/transport";
import { normalized } from "@tradehall/mall-rules/checks/form";
import { toId } from "@tradehall/mall-rules/checks/id";
import { refundRules } from "@tradehall/mall-rules/checks/refund";
import { refundTypes } from "@tradehall/mall-rules/states/after-sale/refund";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { textOf } from "../../server/form.ts";

const itemsOf = (text: string) =>
  text.split(",").flatMap((pair) => {
    const [orderItemId, prodCount] = pair.split(":").map((part) => toId(part));
    return orderItemId && prodCount ? [{ orderItemId, prodCount }] : [];
  });

export async function applyAction(mall: Client, form: FormData, locale: Locale) {
  const typed = normalized(refundRules, form);
  const isWhole = textOf(form, "refundType") === String(refundTypes.wholeOrder);
  const body = {
    refundType: isWhole ? refundTypes.wholeOrder : refundTypes.lines,
    items: itemsOf(textOf(form, "items")),
    applyType: Number(typed.applyType) as 1 | 2,
    cargoStatus: Number(typed.cargoStatus) as 0 | 1,
    buyerReason: typed.buyerReason,
    ...(typed.refundAmount ? { refundAmount: typed.refundAmount } : {}),
    buyerDesc: typed.buyerDesc,
    photoFiles: form.getAll("pics").map(String).join(","),
  };
  const refundSn = textOf(form, "refundSn");
  const orderNumber = textOf(form, "orderNumber");
  const done = await attemptForm(
    async () =>
      refundSn
        ? await mall(editRefund, { params: { refundSn }, body })
        : await mall(applyForRefund, { body: { orderNumber, ...body } }),
    locale,
  );
  return data(done, { status: statusOfAnswer(done) });
}
