import { useFormError } from "@tradehall/ui/Form";
import { Text } from "@tradehall/ui/Text";
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { PlaceFoot } from "./PlaceFoot.tsx";
import { PlaceMap } from "./PlaceMap.tsx";
import {
  canZoom,
  isInView,
  mapHeight,
  mapWidth,
  type Place,
  toPlace,
  toPoint,
  type View,
  viewOf,
  wayFrom,
  zoomed,
} from "./place-map.ts";
import * as css from "./StorePlaceField.css.ts";
import { words } from "./StorePlaceField.messages.ts";
import type { StorePlaceFieldProps } from "./store-place-field-props.ts";

/** Units that an arrow key moves the mark, and with Shift. */
const coarse = 12;
const fine = 1;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a press was, in units of the drawing. */
function pressedAt({ currentTarget, clientX, clientY }: MouseEvent) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * mapWidth, y: ((clientY - top) / height) * mapHeight };
}

export function PlacePicker({ cities, city, region, defaultPlace, onChange }: StorePlaceFieldProps) {
  const intl = useIntl();
  const id = useId();
  const ofForm = useFormError("latitude");
  const [mark, setMark] = useState(defaultPlace);
  const start = viewOf(city ? [city] : cities) as View;
  const [view, setView] = useState(() => (mark && !isInView(start, mark) ? { ...start, ...mark } : start));
  const put = (place: Place | undefined) => {
    ofForm.forget();
    setMark(place);
    // A mark that leaves the map takes it along.
    if (place && !isInView(view, place)) setView({ ...view, ...place });
    onChange?.(place);
  };
  const zoom = (steps: number) => setView(zoomed(view, steps, mark));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      const from = toPoint(view, mark ?? view);
      const step = mark ? (event.shiftKey ? fine : coarse) : 0;
      put(toPlace(view, { x: from.x + arrow[0] * step, y: from.y + arrow[1] * step }));
    } else if (event.key === "Delete" || event.key === "Backspace") put(undefined);
    else if (event.key === "+" || event.key === "=") zoom(1);
    else if (event.key === "-") zoom(-1);
  };
  const nearest = mark && (city ?? cities.toSorted((a, b) => wayFrom(a, mark).km - wayFrom(b, mark).km)[0]);
  return (
    <>
      <div
        aria-describedby={`${id}hint ${id}text`}
        aria-label={intl.formatMessage(words.map, { region })}
        className={css.map}
        onClick={(event) => put(toPlace(view, pressedAt(event)))}
        onKeyDown={onKeyDown}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the mark.
        tabIndex={0}
      >
        <PlaceMap
          cities={cities}
          mark={mark}
          scaleText={(km) => intl.formatMessage(words.scale, { km: String(km) })}
          view={view}
        />
      </div>
      <PlaceFoot
        canZoom={(steps) => canZoom(view, steps)}
        center={nearest}
        id={`${id}text`}
        mark={mark}
        onClear={() => put(undefined)}
        onZoom={zoom}
        problem={ofForm.error}
      />
      <Text size="s" tone="muted" id={`${id}hint`}>
        {intl.formatMessage(words.hint)}
      </Text>
      {mark && (
        <>
          <input name="latitude" readOnly type="hidden" value={mark.latitude} />
          <input name="longitude" readOnly type="hidden" value={mark.longitude} />
        </>
      )}
    </>
  );
}
