import { checkDetailedAddress, checkReceiver, checkRegion } from "@tradehall/mall-rules/checks/address";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";

/** Input names of the address form. */
export type AddressFieldName = "receiver" | "mobile" | "provinceId" | "cityId" | "areaId" | "detail";

const text = (values: FormData, name: string) => String(values.get(name) ?? "");

/** Writes the values as the server takes them: trimmed, the mobile number in half-width digits without spaces. */
export function tidyAddress(values: FormData): FormData {
  for (const name of ["receiver", "detail"]) {
    const value = text(values, name);
    // A text of nothing but spaces stays, so that the check can name what is wrong with it.
    if (value.trim() !== "") values.set(name, value.trim());
  }
  values.set("mobile", toHalfWidth(text(values, "mobile")).replace(/[\s-]/g, ""));
  return values;
}

/** Everything that is wrong with an address, by input name (Spec §5); the region's fault stands at its first gap. */
export function checkAddress(values: FormData): Partial<Record<AddressFieldName, Refused>> {
  const region = {
    provinceId: text(values, "provinceId"),
    cityId: text(values, "cityId"),
    areaId: text(values, "areaId"),
  };
  const gap = region.provinceId === "" ? "provinceId" : region.cityId === "" ? "cityId" : "areaId";
  const faults = {
    receiver: checkReceiver(text(values, "receiver")),
    mobile: checkMobile(text(values, "mobile")),
    [gap]: checkRegion(region),
    detail: checkDetailedAddress(text(values, "detail")),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What stands in the form, as it starts from. */
export const typedAddress = (values: FormData) => ({
  ...(values.has("addrId") ? { id: text(values, "addrId") } : {}),
  receiver: text(values, "receiver"),
  mobile: text(values, "mobile"),
  provinceId: text(values, "provinceId"),
  cityId: text(values, "cityId"),
  areaId: text(values, "areaId"),
  detail: text(values, "detail"),
  isDefault: values.has("isDefault"),
});
