/** Checks of a delivery address (Spec §5). */
import { addressLimits } from "../limits/index.ts";
import type { Check } from "./result.ts";
import { textLength } from "./text.ts";

const between =
  (min: number, max: number): Check =>
  (text) => {
    if (text === "") return { reason: "required" };
    if (text.trim() === "") return { reason: "blank" };
    const length = textLength(text);
    if (length < min) return { reason: "tooShort", min, max };
    return length > max ? { reason: "tooLong", min, max } : undefined;
  };

export const checkReceiver = between(addressLimits.receiverMin, addressLimits.receiverMax);
export const checkDetailedAddress = between(addressLimits.detailMin, addressLimits.detailMax);

/** Province, city and area all chosen. */
export const checkRegion: Check<{ provinceId: string; cityId: string; areaId: string }> = (region) =>
  region.provinceId && region.cityId && region.areaId ? undefined : { reason: "regionIncomplete" };
