import { areaList } from "@vant/area-data";

export interface Region {
  provinceId: number;
  province: string;
  cityId: number;
  city: string;
  areaId: number;
  area: string;
}

/** The three names and ids of an area by its six-digit code. */
export function regionOf(areaId: string): Region {
  const provinceId = `${areaId.slice(0, 2)}0000`;
  const cityId = `${areaId.slice(0, 4)}00`;
  const province = areaList.province_list[provinceId];
  const city = areaList.city_list[cityId];
  const area = areaList.county_list[areaId];
  if (province === undefined || city === undefined || area === undefined)
    throw new Error(`Region ${areaId} is not in the area list.`);
  return {
    provinceId: Number(provinceId),
    province,
    cityId: Number(cityId),
    city,
    areaId: Number(areaId),
    area,
  };
}
