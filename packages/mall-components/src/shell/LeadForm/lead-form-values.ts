import { checkChosen, checkContactName, checkEnterpriseName } from "@tradehall/mall-rules/checks/landing";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { checkRegionOf, onlyFaults, textOf as text, tidyForm } from "../../forms/form-values.ts";

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

/** Writes the values as the server takes them. */
export const tidyLead = (values: FormData): FormData => tidyForm(values, ["enterpriseName", "contactName"]);

/** Everything that is wrong with an enquiry, by input name. */
export const checkLead = (values: FormData): Partial<Record<LeadFieldName, Refused>> =>
  onlyFaults({
    skuId: checkChosen(text(values, "skuId")),
    enterpriseName: checkEnterpriseName(text(values, "enterpriseName")),
    userType: checkChosen(text(values, "userType")),
    contactName: checkContactName(text(values, "contactName")),
    mobile: checkMobile(text(values, "mobile")),
    ...checkRegionOf(values),
    acquisitionSource: checkChosen(text(values, "acquisitionSource")),
  });
