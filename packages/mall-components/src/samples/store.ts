/** A store that is being opened. */
import type { CityPoint } from "../store/StorePlaceField/PlaceMap.tsx";

export const sampleStoreCities: readonly CityPoint[] = [
  { name: "杭州市", latitude: 30.29, longitude: 120.15 },
  { name: "宁波市", latitude: 29.87, longitude: 121.55 },
  { name: "温州市", latitude: 28.0, longitude: 120.67 },
  { name: "金华市", latitude: 29.09, longitude: 119.65 },
  { name: "衢州市", latitude: 28.94, longitude: 118.87 },
];

/** Regions with the store's own chosen. */
export const sampleStoreRegions = {
  provinces: [
    { id: "310000", name: "上海市" },
    { id: "330000", name: "浙江省" },
  ],
  cities: [
    { id: "330100", name: "杭州市" },
    { id: "330300", name: "温州市" },
  ],
  areas: [
    { id: "330302", name: "鹿城区" },
    { id: "330303", name: "龙湾区" },
  ],
};

/** What was typed into the form. */
export const sampleStore = {
  shopName: "诚泰标准件",
  contact: "诚泰",
  tel: "0577-86660214",
  provinceId: "330000",
  cityId: "330300",
  areaId: "330303",
  addr: "滨海四道 555 号 2 号厂房",
  latitude: "27.90512",
  longitude: "120.82731",
  intro: "专业生产碳钢、不锈钢紧固件，支持来图定制，常规规格现货当天发出，欢迎五金、机械行业客户采购。",
};
