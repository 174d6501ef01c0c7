import * as v from "valibot";
import { flag, id, text } from "./wire.ts";

/** A delivery address as every call answers it (api-family §6). */
export const Address = v.object({
  addrId: id,
  receiver: v.string(),
  mobile: v.string(),
  provinceId: id,
  province: v.string(),
  cityId: id,
  city: v.string(),
  areaId: id,
  area: v.string(),
  /** Street, house and floor. */
  addr: v.string(),
  postCode: v.string(),
  /** 1 is the default address; each buyer has one as soon as there is any. */
  commonAddr: flag,
});
export type Address = v.InferOutput<typeof Address>;

/** What the address form sends. Names of regions are taken from their ids; faults are answered by field. */
export const addressForm = {
  receiver: text(),
  mobile: text(),
  /** 0 or missing is not chosen. */
  provinceId: v.optional(id, 0),
  cityId: v.optional(id, 0),
  areaId: v.optional(id, 0),
  province: v.optional(text()),
  city: v.optional(text()),
  area: v.optional(text()),
  addr: text(),
  postCode: v.optional(text(10), ""),
  /** 1 makes it the default address at once. */
  commonAddr: v.optional(flag, 0),
};

export const addrParams = v.object({ addrId: id });

export const addressFormExample = {
  receiver: "收货部",
  mobile: "13800000001",
  provinceId: 310_000,
  cityId: 310_100,
  areaId: 310_115,
  addr: "张江路 88 号 3 号楼 201 室",
};

export const addressExample: Address = {
  ...addressFormExample,
  addrId: 1,
  province: "上海市",
  city: "上海市",
  area: "浦东新区",
  postCode: "",
  commonAddr: 1,
};
