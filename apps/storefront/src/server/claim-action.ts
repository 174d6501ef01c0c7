import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import type { Client } from "@tradehall/api-client/transport";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "./attempt.ts";
import { readForm, textOf } from "./form.ts";
import { localeOf } from "./mall.ts";

/** Claims the coupon that a form names. */
export async function claimAction(mall: Client, request: Request, form?: FormData) {
  const couponId = toId(textOf(form ?? (await readForm(request)), "couponId")) ?? 0;
  const done = await attemptForm(() => mall(receiveCoupon, { body: { couponId } }), localeOf(request));
  return data(done, { status: statusOfAnswer(done) });
}
