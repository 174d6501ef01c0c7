import { useId } from "react";
import { useIntl } from "react-intl";
import type { CityPoint } from "./PlaceMap.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import type { Place } from "./place-map.ts";
import * as css from "./StorePlaceField.css.ts";
import { words } from "./StorePlaceField.messages.ts";

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

/** A place put on a sketch map by a press or by arrow keys, or left out (Spec §3 "location map"). */
export function StorePlaceField(props: StorePlaceFieldProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={css.field}>
      <span className={css.label} id={id}>
        {intl.formatMessage(words.label)}
      </span>
      {props.cities.length > 0 ? (
        // Another region is another map; the mark stays.
        <PlacePicker {...props} key={props.region} />
      ) : (
        <p className={css.hint}>{intl.formatMessage(words.needsRegion)}</p>
      )}
    </fieldset>
  );
}
