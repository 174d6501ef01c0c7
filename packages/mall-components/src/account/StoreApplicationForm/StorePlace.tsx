import { useState } from "react";
import type { RegionGiven } from "../../forms/RegionRow.tsx";
import type { RegionLevel } from "../RegionCascader/index.ts";
import { cityCentre } from "../StorePlaceField/city-centres.ts";
import type { Place } from "../StorePlaceField/place-map.ts";
import { StorePlaceField } from "../StorePlaceField/StorePlaceField.tsx";

interface Chosen {
  provinceId: string;
  cityId: string;
}

export interface PlaceGiven {
  /** The region that is chosen now, down to its city. */
  chosen: Chosen;
  /** Called with the place that is marked; undefined once it was removed. */
  onPlace?: (place: Place | undefined) => void;
}

type Given = RegionGiven & PlaceGiven & { defaultValues?: Partial<Record<"latitude" | "longitude", string>> };

/** Follows the region as its lists are opened. */
export function useChosenRegion({
  defaultValues,
  onRegionOpen,
}: Pick<RegionGiven, "onRegionOpen"> & { defaultValues?: Partial<Chosen> }) {
  const { provinceId = "", cityId = "" } = defaultValues ?? {};
  const [chosen, setChosen] = useState<Chosen>({ provinceId, cityId });
  return {
    chosen,
    onRegionOpen: (level: RegionLevel, parentId: string) => {
      setChosen((now) =>
        level === "city" ? { provinceId: parentId, cityId: "" } : { ...now, cityId: parentId },
      );
      onRegionOpen?.(level, parentId);
    },
  };
}

const placeOf = ({ latitude, longitude }: NonNullable<Given["defaultValues"]>): Place | undefined =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;

/** The place on the map of the city that is chosen, else of the province. */
export function StorePlace({ given }: { given: Given }) {
  const { regions, chosen, defaultValues = {}, onPlace } = given;
  const [place, setPlace] = useState(() => placeOf(defaultValues));
  const named = regions.cities.flatMap(({ id, name }) => {
    const centre = cityCentre(id);
    return centre && id.slice(0, 2) === chosen.provinceId.slice(0, 2) ? [{ id, name, ...centre }] : [];
  });
  const city = named.find(({ id }) => id === chosen.cityId);
  const province = regions.provinces.find(({ id }) => id === chosen.provinceId);
  return (
    <StorePlaceField
      cities={named}
      city={city}
      defaultPlace={place}
      onChange={(next) => {
        setPlace(next);
        onPlace?.(next);
      }}
      region={city?.name ?? province?.name ?? ""}
    />
  );
}
