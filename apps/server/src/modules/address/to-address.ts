/** An address row as every call answers it. */
import type { Address } from "@tradehall/api-client/models/address";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { addresses } from "#server/db/schema/index.ts";

export const toAddress = (row: typeof addresses.$inferSelect): Address => ({
  addrId: row.id,
  receiver: row.receiver,
  mobile: row.mobile,
  provinceId: row.provinceId,
  province: row.province,
  cityId: row.cityId,
  city: row.city,
  areaId: row.areaId,
  area: row.area,
  addr: row.addr,
  postCode: row.postCode,
  commonAddr: toFlag(row.isDefault),
});
