/** Values of a form about a person and a place, as the server takes them, and what is wrong with them. */
import { checkRegion } from "@tradehall/mall-rules/checks/address";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { tidyMobile } from "@tradehall/mall-rules/checks/text";

export const textOf = (values: FormData, name: string): string => String(values.get(name) ?? "");

/** Trims the named texts and writes the mobile number in half-width digits without spaces. */
export function tidyForm(values: FormData, names: readonly string[]): FormData {
  for (const name of names) {
    const value = textOf(values, name);
    // A text of nothing but spaces stays, so that the check can name what is wrong with it.
    if (value.trim() !== "") values.set(name, value.trim());
  }
  values.set("mobile", tidyMobile(textOf(values, "mobile")));
  return values;
}

/** The region's fault, at its first gap. */
export function checkRegionOf(values: FormData): Record<string, Refused | undefined> {
  const region = {
    provinceId: textOf(values, "provinceId"),
    cityId: textOf(values, "cityId"),
    areaId: textOf(values, "areaId"),
  };
  const gap = region.provinceId === "" ? "provinceId" : region.cityId === "" ? "cityId" : "areaId";
  return { [gap]: checkRegion(region) };
}

/** The fields that are refused, without those that are right. */
export const onlyFaults = <Name extends string>(
  checked: Record<string, Refused | undefined>,
): Partial<Record<Name, Refused>> =>
  Object.fromEntries(Object.entries(checked).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<Name, Refused>
  >;
