import { checkRegion } from "@tradehall/mall-rules/checks/address";
import { checkChosen, checkContactName, checkEnterpriseName } from "@tradehall/mall-rules/checks/landing";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";

/** Input names of the form (Spec §3 "Landing form state"). */
export const leadFields = [
  "skuId",
  "enterpriseName",
  "creditCode",
  "userType",
  "contactName",
  "mobile",
  "provinceId",
  "cityId",
  "areaId",
  "acquisitionSource",
] as const;
export type LeadFieldName = (typeof leadFields)[number];

const text = (values: FormData, name: string) => String(values.get(name) ?? "");

/** Writes the values as the server takes them: trimmed, the mobile number in half-width digits without spaces. */
export function tidyLead(values: FormData): FormData {
  for (const name of ["enterpriseName", "contactName"]) {
    const value = text(values, name);
    // A text of nothing but spaces stays, so that the check can name what is wrong with it.
    if (value.trim() !== "") values.set(name, value.trim());
  }
  values.set("mobile", toHalfWidth(text(values, "mobile")).replace(/[\s-]/g, ""));
  return values;
}

/** Everything that is wrong with an enquiry, by input name; the region's fault stands at its first gap. */
export function checkLead(values: FormData): Partial<Record<LeadFieldName, Refused>> {
  const region = {
    provinceId: text(values, "provinceId"),
    cityId: text(values, "cityId"),
    areaId: text(values, "areaId"),
  };
  const gap = region.provinceId === "" ? "provinceId" : region.cityId === "" ? "cityId" : "areaId";
  const faults = {
    skuId: checkChosen(text(values, "skuId")),
    enterpriseName: checkEnterpriseName(text(values, "enterpriseName")),
    userType: checkChosen(text(values, "userType")),
    contactName: checkContactName(text(values, "contactName")),
    mobile: checkMobile(text(values, "mobile")),
    [gap]: checkRegion(region),
    acquisitionSource: checkChosen(text(values, "acquisitionSource")),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
