/** Checks of sign-in and registration (Spec §5). */
import { smsLimits, textLimits } from "../limits/index.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { FieldRule, FormRules } from "./form.ts";
import type { Check, Refused } from "./result.ts";
import { isBlank, normalizeDigits, normalizeMobile, toHalfWidth } from "./text.ts";

/** 11 digits starting with 1. */
export const checkMobile: Check = (mobile) => {
  if (mobile.trim() === "") return { reason: "required", of: "mobile" };
  return /^1\d{10}$/.test(mobile.trim()) ? undefined : { reason: "phoneFormat" };
};

/** 4 to 16 letters, digits or underscores. */
export const checkAccount: Check = (account) => {
  if (account.trim() === "") return { reason: "required", of: "account" };
  // Trimming forgives spaces, not line breaks and other control characters.
  return /^\w{4,16}$/.test(account.trim()) && !/\p{Cc}/u.test(account)
    ? undefined
    : { reason: "accountFormat", min: textLimits.accountMin, max: textLimits.accountMax };
};

/**
 * An account for a new user: no mobile number, since one may sign in by either and a number must lead to its holder.
 */
export const checkNewAccount: Check = (account) =>
  checkAccount(account) ?? (checkMobile(account) ? undefined : { reason: "accountIsMobile" });

/** The same password again. */
export const checkConfirmation = (password: string, again: string): Refused | undefined => {
  if (again === "") return { reason: "required", of: "confirmation" };
  return again === password ? undefined : { reason: "passwordMismatch" };
};

/** Six digits. */
export const checkSmsCode: Check = (code) => {
  if (code.trim() === "") return { reason: "required", of: "smsCode" };
  return new RegExp(`^\\d{${smsLimits.codeDigits}}$`).test(code.trim())
    ? undefined
    : { reason: "smsCodeFormat" };
};

/** Half-width characters with at least two kinds among letters, digits, symbols; not among the most common. */
const passwordUpTo =
  (max: number): Check =>
  (password) => {
    if (password === "") return { reason: "required", of: "password" };
    const refused = { reason: "passwordFormat", min: textLimits.passwordMin, max } as const;
    const isLong = password.length >= textLimits.passwordMin && password.length <= max;
    if (!isLong || !/^[\x21-\x7e]+$/.test(password)) return refused;
    const kinds = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
    if (kinds < 2) return refused;
    return isCommonPassword(password) ? { reason: "passwordCommon" } : undefined;
  };

/** 6 to 20 characters. */
export const checkPassword = passwordUpTo(textLimits.passwordMax);

/** Of a merchant back-end's account: 6 to 12 characters (Spec §5 "Store password"). */
export const checkStorePassword = passwordUpTo(textLimits.storePasswordMax);

export const mobileRule: FieldRule = { normalize: normalizeMobile, check: checkMobile };

/** The form that proves a number by the code sent to it. */
export const mobileProofRules = {
  mobile: mobileRule,
  validCode: { normalize: normalizeDigits, check: checkSmsCode },
} satisfies FormRules;

/** The form of a new password, typed twice. */
export const newPasswordRules = {
  password: { check: checkPassword },
  confirmation: { check: (again, { password = "" }) => checkConfirmation(password, again) },
} satisfies FormRules;

const tidyAccount = (typed: string): string => toHalfWidth(typed).trim();

/** The two forms of the sign-in: whether they are right is known only to the server. */
export const signInRules = {
  account: {
    userName: {
      normalize: tidyAccount,
      check: (typed) => (isBlank(typed) ? { reason: "required", of: "account" } : undefined),
    },
    passWord: { check: (typed) => (typed === "" ? { reason: "required", of: "password" } : undefined) },
  },
  mobile: mobileProofRules,
} satisfies Record<string, FormRules>;

/** The form of a new account. */
export const newAccountRules = {
  userName: { normalize: tidyAccount, check: checkNewAccount },
  ...newPasswordRules,
  agreement: { check: (tick) => (tick ? undefined : { reason: "agreementNeeded" }) },
} satisfies FormRules;
