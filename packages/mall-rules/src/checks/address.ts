/** Checks of a delivery address (Spec §5). */
import { addressLimits } from "../limits/index.ts";
import type { Check } from "./result.ts";
import { lengthBetween } from "./text.ts";

export const checkReceiver = lengthBetween(addressLimits.receiverMin, addressLimits.receiverMax);
export const checkDetailedAddress = lengthBetween(addressLimits.detailMin, addressLimits.detailMax);

/** Province, city and area all chosen. */
export const checkRegion: Check<{ provinceId: string; cityId: string; areaId: string }> = (region) =>
  region.provinceId && region.cityId && region.areaId ? undefined : { reason: "regionIncomplete" };
