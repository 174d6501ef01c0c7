import { lazyPart } from "@tradehall/ui/lazy-part";
import { useState } from "react";
import type { RegionLevel } from "../../forms/RegionCascader/index.ts";
import type { RegionGiven } from "../../forms/RegionRow.tsx";
import type { Place } from "../StorePlaceField/place-map.ts";

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

export type StorePlaceGiven = RegionGiven &
  PlaceGiven & { defaultValues?: Partial<Record<"latitude" | "longitude", string>> };

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

/** Loaded late: it knows where every city is. */
const LateMap = lazyPart(async () => (await import("./StorePlaceMap.tsx")).StorePlaceMap);

/** The place on the map; until its code is there, and without script, the place that was marked before is sent along. */
export function StorePlace({ given }: { given: StorePlaceGiven }) {
  const { latitude, longitude } = given.defaultValues ?? {};
  const kept = latitude && longitude && (
    <>
      <input name="latitude" type="hidden" value={latitude} />
      <input name="longitude" type="hidden" value={longitude} />
    </>
  );
  return <LateMap fallback={kept} given={given} />;
}
