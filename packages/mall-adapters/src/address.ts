import type { Address } from "@tradehall/api-client/models/address";
import type { AddressView } from "@tradehall/mall-components/account/AddressCard";

/** An address with the ids of its region, as the form starts from. */
export type EditableAddress = AddressView & { provinceId: string; cityId: string; areaId: string };

export const toAddressView = (address: Address): EditableAddress => ({
  id: String(address.addrId),
  receiver: address.receiver,
  mobile: address.mobile,
  province: address.province,
  provinceId: String(address.provinceId),
  city: address.city,
  cityId: String(address.cityId),
  area: address.area,
  areaId: String(address.areaId),
  detail: address.addr,
  isDefault: address.commonAddr === 1,
});
