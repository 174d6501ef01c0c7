/** The address form as it is kept: checked field by field, trimmed, its regions named by their ids. */
import { checkDetailedAddress, checkReceiver, checkRegion } from "@tradehall/mall-rules/checks/address";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import { checkControls } from "@tradehall/mall-rules/checks/text";
import { needed } from "#server/needed.ts";
import { refuseFields } from "#server/refuse.ts";
import { type RegionNames, regionNames } from "./regions.ts";

interface Form {
  receiver: string;
  mobile: string;
  provinceId: number;
  cityId: number;
  areaId: number;
  addr: string;
  postCode: string;
}

const chosen = (id: number): string => (id > 0 ? String(id) : "");

/** Refuses with all faulty fields at once; a district that does not lie in the city counts as not chosen. */
export function checkedForm(form: Form): Form & RegionNames {
  const { provinceId, cityId, areaId } = form;
  const names = regionNames(form);
  const region = {
    provinceId: chosen(provinceId),
    cityId: chosen(cityId),
    areaId: names ? chosen(areaId) : "",
  };
  refuseFields({
    receiver: checkReceiver(form.receiver),
    mobile: checkMobile(form.mobile),
    areaId: checkRegion(region),
    addr: checkDetailedAddress(form.addr),
    postCode: checkControls(form.postCode),
  });
  return {
    receiver: form.receiver.trim(),
    mobile: form.mobile.trim(),
    addr: form.addr.trim(),
    postCode: form.postCode.trim(),
    provinceId,
    cityId,
    areaId,
    ...needed(names, "region of an address"),
  };
}
