/** An approver's decision on an order, on whatever page it is made. Server only. */
import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { turnDownOrder } from "@tradehall/api-client/endpoints/order/approval/turn-down-order";
import type { Client } from "@tradehall/api-client/transport";
import type { Locale } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { type Attempt, attemptForm, statusOfAnswer } from "./attempt.ts";
import { textOf } from "./form.ts";

/** `reason` is what was typed. */
export type DecisionAnswer = Attempt<unknown> & { intent: string; orderNumber: string; reason: string };

export const isDecision = (intent: string): boolean => ["approve-order", "turn-down-order"].includes(intent);

export async function approvalAction(mall: Client, form: FormData, locale: Locale) {
  const [intent, orderNumber, reason] = [
    textOf(form, "intent"),
    textOf(form, "orderNumber"),
    textOf(form, "reason"),
  ];
  const params = { orderNumber };
  const done = await attemptForm<unknown>(
    () =>
      intent === "approve-order"
        ? mall(approveOrder, { params })
        : mall(turnDownOrder, { params, body: { reason } }),
    locale,
  );
  return data<DecisionAnswer>({ ...done, intent, orderNumber, reason }, { status: statusOfAnswer(done) });
}
