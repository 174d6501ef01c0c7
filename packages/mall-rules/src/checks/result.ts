/**
 * Why an input is refused. The words for each stand once in the message catalogue (`checks.<reason>`), so that a
 * form and the server say the same.
 */
export const checkReasons = [
  "required",
  "notChosen",
  "blank",
  "tooShort",
  "tooLong",
  "controlCharacters",
  "phoneFormat",
  "birthdayRange",
  "accountFormat",
  "accountIsMobile",
  "accountTaken",
  "mobileTaken",
  "passwordFormat",
  "passwordCommon",
  "passwordMismatch",
  "passwordUnchanged",
  "agreementNeeded",
  "captchaNeeded",
  "captchaFailed",
  "smsCodeFormat",
  "regionIncomplete",
  "notInteger",
  "outOfRange",
  "amountFormat",
  "waybillFormat",
  "tooManyPictures",
  "voucherNotYours",
  "taxNumberFormat",
  "taxNumberCheck",
  "unitPhoneFormat",
  "bankAccountFormat",
  "emailFormat",
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** A refused input: the reason and the numbers its sentence needs. */
export interface Refused {
  reason: CheckReason;
  min?: number;
  max?: number;
}

/** Undefined means the input is fine. */
export type Check<T = string> = (value: T) => Refused | undefined;
