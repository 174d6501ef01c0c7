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
  "mobileInUse",
  "mobileUnchanged",
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
  "amountRange",
  "amountFormat",
  "topUpRange",
  "creditRange",
  "repaymentRange",
  "waybillFormat",
  "tooManyPictures",
  "voucherNotYours",
  "taxNumberFormat",
  "taxNumberCheck",
  "unitPhoneFormat",
  "bankAccountFormat",
  "emailFormat",
  "emailUnchanged",
  "notUploaded",
  "pictureGone",
  "placeOutside",
  "storeNameFormat",
  "storeNameTaken",
  "enterpriseUnknown",
  "quantityRange",
  "priceRange",
  "dayRange",
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** What an input is of, for the sentence that asks for it: 请输入手机号, 请选择所在地区. */
const checkFields = [
  ...(["mobile", "account", "password", "confirmation", "smsCode", "email"] as const),
  ...(["receiver", "region", "detail", "titleName", "titleType", "taxNumber", "title"] as const),
  ...(["score", "content", "applyType", "cargoStatus", "refundReason", "refundAmount"] as const),
  ...([
    "topUpAmount",
    "memberTerm",
    "payMethod",
    "creditAmount",
    "creditShop",
    "repaymentAmount",
    "excess",
    "category",
  ] as const),
  ...([
    "courier",
    "waybill",
    "model",
    "enterpriseName",
    "enterprise",
    "refusalReason",
    "question",
    "contactName",
    "userType",
    "source",
  ] as const),
  ...(["poNumber", "costCentre", "project", "standInUntil", "approver"] as const),
  ...(["storeName", "storeTel", "storeIntro", "storeLogo", "storeLicence", "idFront", "idBack"] as const),
] as const;
export type CheckField = (typeof checkFields)[number];

/** A refused input: the reason, and what its sentence needs. */
export interface Refused {
  reason: CheckReason;
  of?: CheckField;
  min?: number;
  max?: number;
}

/** Undefined means the input is fine. */
export type Check<T = string> = (value: T) => Refused | undefined;
