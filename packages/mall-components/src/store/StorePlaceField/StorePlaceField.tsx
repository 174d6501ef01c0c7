import { useId } from "react";
import { useIntl } from "react-intl";
import { PlacePicker } from "./PlacePicker.tsx";
import * as css from "./StorePlaceField.css.ts";
import { words } from "./StorePlaceField.messages.ts";
import type { StorePlaceFieldProps } from "./store-place-field-props.ts";

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
