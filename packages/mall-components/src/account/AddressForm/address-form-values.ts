import { checkDetailedAddress, checkReceiver } from "@tradehall/mall-rules/checks/address";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { checkRegionOf, onlyFaults, textOf as text, tidyForm } from "../../forms/form-values.ts";

/** Input names of the address form. */
export type AddressFieldName = "receiver" | "mobile" | "provinceId" | "cityId" | "areaId" | "detail";

/** Writes the values as the server takes them. */
export const tidyAddress = (values: FormData): FormData => tidyForm(values, ["receiver", "detail"]);

/** Everything that is wrong with an address, by input name (Spec §5). */
export const checkAddress = (values: FormData): Partial<Record<AddressFieldName, Refused>> =>
  onlyFaults({
    receiver: checkReceiver(text(values, "receiver")),
    mobile: checkMobile(text(values, "mobile")),
    ...checkRegionOf(values),
    detail: checkDetailedAddress(text(values, "detail")),
  });

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
