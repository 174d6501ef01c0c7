import type { CityPoint } from "./PlaceMap.tsx";
import type { Place } from "./place-map.ts";

export interface StorePlaceFieldProps {
  /** Cities of the province, to draw. Empty: no region is chosen yet. */
  cities: readonly CityPoint[];
  /** The chosen one of them, which is shown near. */
  city?: CityPoint | undefined;
  /** Name of the city that is chosen, else of the province. */
  region: string;
  /** The mark to start with. */
  defaultPlace?: Place | undefined;
  /** Called with the mark whenever it changes; without one it was removed. */
  onChange?: ((place: Place | undefined) => void) | undefined;
}
