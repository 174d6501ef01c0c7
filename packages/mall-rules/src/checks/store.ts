/** Checks of an application to open a store, and of the account of its merchant back-end (Spec §5). */
import { leadLimits, placeLimits, textLimits } from "../limits/index.ts";
import { checkDetailedAddress, regionRules } from "./address.ts";
import type { FieldRule, FormRules } from "./form.ts";
import { checkPhone, normalizePhone } from "./invoice.ts";
import { checkAccount, checkConfirmation, checkStorePassword } from "./person.ts";
import type { Check, CheckField } from "./result.ts";
import { lengthBetween, toHalfWidth, trimmed } from "./text.ts";

/** Full-width letters as half-width ones, one space between words. */
export const normalizeStoreName = (typed: string): string =>
  toHalfWidth(typed).replace(/\s+/g, " ").trim() || typed;

const checkNameLength = lengthBetween(1, textLimits.storeName, "storeName");

/** Up to 20 letters, digits and spaces: "no special characters". */
export const checkStoreName: Check = (name) =>
  checkNameLength(name) ?? (/^[\p{L}\p{N}\p{M} ]+$/u.test(name) ? undefined : { reason: "storeNameFormat" });

/** Two names that buyers would take for each other are one. */
export const comparedStoreName = (name: string): string => normalizeStoreName(name).toLowerCase();

/** A mobile number or one with an area code. */
const checkTel: Check = (typed) =>
  typed === "" ? { reason: "required", of: "storeTel" } : checkPhone(typed);

const degree =
  (min: number, max: number, other: "latitude" | "longitude"): FieldRule["check"] =>
  (typed, all) => {
    if (typed === "") return all[other] ? { reason: "placeOutside" } : undefined;
    const value = Number(typed);
    return value >= min && value <= max ? undefined : { reason: "placeOutside" };
  };

const uploaded = (of: CheckField): FieldRule => ({
  check: (path) => (path === "" ? { reason: "notUploaded", of } : undefined),
});

/** Its pictures, in the order of the form, and what each is sent for. */
export const storePictures = {
  logo: "storeLogo",
  licence: "storeLicence",
  idFront: "storeLicence",
  idBack: "storeLicence",
} as const;
export type StorePicture = keyof typeof storePictures;

const { latitude, longitude } = placeLimits;

/** The form of an application. Both parts of the place on the map, or neither. */
export const storeRules = {
  shopName: { normalize: normalizeStoreName, check: checkStoreName },
  contact: {
    normalize: trimmed,
    check: lengthBetween(leadLimits.contactNameMin, leadLimits.contactNameMax, "contactName"),
  },
  tel: { normalize: normalizePhone, check: checkTel },
  ...regionRules,
  addr: { normalize: trimmed, check: checkDetailedAddress },
  latitude: { check: degree(latitude.min, latitude.max, "longitude") },
  longitude: { check: degree(longitude.min, longitude.max, "latitude") },
  intro: {
    normalize: trimmed,
    check: lengthBetween(textLimits.storeDescriptionMin, textLimits.storeDescriptionMax, "storeIntro"),
  },
  logo: uploaded("storeLogo"),
  licence: uploaded("storeLicence"),
  idFront: uploaded("idFront"),
  idBack: uploaded("idBack"),
} satisfies FormRules;
export type StoreField = keyof typeof storeRules;

/** The form of the merchant back-end's account. */
export const storeAccountRules = {
  account: { normalize: (typed) => toHalfWidth(typed).trim(), check: checkAccount },
  password: { check: checkStorePassword },
  confirmation: { check: (again, { password = "" }) => checkConfirmation(password, again) },
} satisfies FormRules;
