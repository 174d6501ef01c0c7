import { Text } from "@tradehall/ui/Text";
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
      <Text size="s" tone="muted" weight="medium" id={id}>
        {intl.formatMessage(words.label)}
      </Text>
      {props.cities.length > 0 ? (
        // Another region is another map; the mark stays.
        <PlacePicker {...props} key={props.region} />
      ) : (
        <Text as="p" size="s" tone="muted">
          {intl.formatMessage(words.needsRegion)}
        </Text>
      )}
    </fieldset>
  );
}
