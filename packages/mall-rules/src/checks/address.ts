/** Checks of a delivery address (Spec §5). */
import { addressLimits } from "../limits/index.ts";
import type { FormRules } from "./form.ts";
import { mobileRule } from "./person.ts";
import type { Check, Refused } from "./result.ts";
import { lengthBetween, trimmed } from "./text.ts";

export const checkReceiver = lengthBetween(addressLimits.receiverMin, addressLimits.receiverMax, "receiver");
export const checkDetailedAddress = lengthBetween(addressLimits.detailMin, addressLimits.detailMax, "detail");

const regionIncomplete: Refused = { reason: "regionIncomplete" };

/** Province, city and area all chosen. */
export const checkRegion: Check<{ provinceId: string; cityId: string; areaId: string }> = (region) =>
  [region.provinceId, region.cityId, region.areaId].every((id) => id.trim()) ? undefined : regionIncomplete;

/** The region of a form: its fault is at the first gap. */
export const regionRules = {
  provinceId: { check: (id) => (id ? undefined : { reason: "notChosen", of: "region" }) },
  cityId: { check: (id, { provinceId }) => (provinceId && !id ? regionIncomplete : undefined) },
  areaId: { check: (id, { cityId }) => (cityId && !id ? regionIncomplete : undefined) },
} satisfies FormRules;

/** The form of an address; `addrId` is empty for a new one. */
export const addressRules = {
  addrId: {},
  receiver: { normalize: trimmed, check: checkReceiver },
  mobile: mobileRule,
  ...regionRules,
  detail: { normalize: trimmed, check: checkDetailedAddress },
  isDefault: {},
} satisfies FormRules;
