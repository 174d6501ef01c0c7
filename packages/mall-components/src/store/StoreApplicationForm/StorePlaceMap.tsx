import { useState } from "react";
import { cityCentre } from "../StorePlaceField/city-centres.ts";
import type { Place } from "../StorePlaceField/place-map.ts";
import { StorePlaceField } from "../StorePlaceField/StorePlaceField.tsx";
import type { StorePlaceGiven } from "./StorePlace.tsx";

const placeOf = ({
  latitude,
  longitude,
}: NonNullable<StorePlaceGiven["defaultValues"]>): Place | undefined =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;

/** The place on the map of the city that is chosen, else of the province. */
export function StorePlaceMap({ given }: { given: StorePlaceGiven }) {
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
