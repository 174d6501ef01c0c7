/** What every call that sends a code to a typed number does: checks it, wants proof of work, sends. */
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import { smsLimits } from "@tradehall/mall-rules/limits";
import type { Context } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";
import { type SmsPurpose, sendCode } from "./codes.ts";

interface CodeRequest {
  mobile: string;
  captcha?: string | undefined;
}

export async function sendCodeTo(
  context: Context,
  { mobile, captcha }: CodeRequest,
  purpose: SmsPurpose,
): Promise<{ retryAfterMs: number }> {
  refuseFields({ mobile: checkMobile(mobile) });
  await requireCaptcha(context, captcha);
  await sendCode(context, { mobile: mobile.trim(), purpose });
  return { retryAfterMs: smsLimits.intervalMs };
}
