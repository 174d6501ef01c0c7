import { linesOf, mapHeight, mapWidth, type Place, scaleOf, toPoint, type View } from "./place-map.ts";
import * as css from "./StorePlaceField.css.ts";

/** A city by its name and where it is. */
export interface CityPoint extends Place {
  name: string;
}

interface PlaceMapProps {
  view: View;
  cities: readonly CityPoint[];
  mark: Place | undefined;
  /** Words of the scale. */
  scaleText: (km: number) => string;
}

const pin = "M0 0c-7-10-12-15-12-22a12 12 0 0 1 24 0c0 7-5 12-12 22z";

/** The drawing alone: lines of degrees, cities, the mark, the scale. */
export function PlaceMap({ view, cities, mark, scaleText }: PlaceMapProps) {
  const { latitudes, longitudes } = linesOf(view);
  const scale = scaleOf(view);
  const at = mark && toPoint(view, mark);
  return (
    <svg aria-hidden="true" className={css.drawing} viewBox={`0 0 ${mapWidth} ${mapHeight}`}>
      {longitudes.map((longitude) => {
        const { x } = toPoint(view, { ...view, longitude });
        return <path className={css.line} d={`M${x} 0V${mapHeight}`} key={longitude} />;
      })}
      {latitudes.map((latitude) => {
        const { y } = toPoint(view, { ...view, latitude });
        return <path className={css.line} d={`M0 ${y}H${mapWidth}`} key={latitude} />;
      })}
      {cities.map((city) => {
        const { x, y } = toPoint(view, city);
        return (
          <g className={css.city} key={city.name}>
            <circle cx={x} cy={y} r="5" />
            <text x={x + 9} y={y + 5}>
              {city.name}
            </text>
          </g>
        );
      })}
      <g className={css.scale}>
        <path d={`M16 ${mapHeight - 22}v8h${scale.units}v-8`} />
        <text x={16 + scale.units + 8} y={mapHeight - 12}>
          {scaleText(scale.km)}
        </text>
      </g>
      {at && (
        <g className={css.mark} transform={`translate(${at.x} ${at.y})`}>
          <path d={pin} />
          <circle cy="-22" r="5" />
        </g>
      )}
    </svg>
  );
}
