/** Checks of mail addresses (Spec §5). */
import { invoiceLimits } from "../limits/invoice.ts";
import type { FieldRule, FormRules } from "./form.ts";
import type { Check } from "./result.ts";
import { toHalfWidth } from "./text.ts";

const checkEmail: Check = (typed) => {
  if (typed === "") return { reason: "required", of: "email" };
  const isOne =
    typed.length <= invoiceLimits.emailMax &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/.test(typed);
  return isOne ? undefined : { reason: "emailFormat" };
};

export const mailRule: FieldRule = { normalize: (typed) => toHalfWidth(typed).trim(), check: checkEmail };

/** The form of the account's own address. */
export const userMailRules = { userMail: mailRule } satisfies FormRules;
