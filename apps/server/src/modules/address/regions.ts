/** The regions of China, from the published set of @vant/area-data: provinces, cities, districts. */
import { areaList } from "@vant/area-data";

export interface Region {
  areaId: number;
  areaName: string;
  /** 0 for a province. */
  parentId: number;
  level: 1 | 2 | 3;
}

const levels = [
  { level: 1, names: areaList.province_list, parentOf: () => 0 },
  { level: 2, names: areaList.city_list, parentOf: (id: number) => id - (id % 10_000) },
  { level: 3, names: areaList.county_list, parentOf: (id: number) => id - (id % 100) },
] as const;

const all: Region[] = levels.flatMap(({ level, names, parentOf }) =>
  Object.entries(names).map(([id, areaName]) => ({
    areaId: Number(id),
    areaName,
    parentId: parentOf(Number(id)),
    level,
  })),
);

const byId = new Map(all.map((region) => [region.areaId, region]));
const byParent = Map.groupBy(all, (region) => region.parentId);

/** The regions inside one; 0 lists the provinces. */
export const regionsIn = (parentId: number): Region[] => byParent.get(parentId) ?? [];

/** A region by its id. */
export const regionOf = (areaId: number): Region | undefined => byId.get(areaId);

/** The province that is called so; null where none is. */
export const provinceNamed = (name: string): number | null =>
  regionsIn(0).find(({ areaName }) => areaName === name)?.areaId ?? null;

export interface RegionNames {
  province: string;
  city: string;
  area: string;
}

/** The names of a district and what it lies in; undefined where the three do not belong together. */
export function regionNames(ids: {
  provinceId: number;
  cityId: number;
  areaId: number;
}): RegionNames | undefined {
  const [province, city, area] = [byId.get(ids.provinceId), byId.get(ids.cityId), byId.get(ids.areaId)];
  if (province?.level !== 1 || city?.level !== 2 || area?.level !== 3) return undefined;
  if (city.parentId !== province.areaId || area.parentId !== city.areaId) return undefined;
  return { province: province.areaName, city: city.areaName, area: area.areaName };
}
