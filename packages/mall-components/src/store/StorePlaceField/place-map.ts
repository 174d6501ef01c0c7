/** A map without a map service: where places are drawn, equal distances in each direction. */

/** Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** What the map shows: its middle, and how many kilometres it is wide. */
export interface View extends Place {
  spanKm: number;
}

/** Units of the drawing. */
export const mapWidth = 600;
export const mapHeight = 320;

const kmPerDegree = 111.32;
const kmPerDegreeEast = (latitude: number) => kmPerDegree * Math.cos((latitude * Math.PI) / 180);
const unitsPerKm = ({ spanKm }: View) => mapWidth / spanKm;

/** About a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

export const toPoint = (view: View, { latitude, longitude }: Place): { x: number; y: number } => ({
  x: mapWidth / 2 + (longitude - view.longitude) * kmPerDegreeEast(view.latitude) * unitsPerKm(view),
  y: mapHeight / 2 - (latitude - view.latitude) * kmPerDegree * unitsPerKm(view),
});

export const toPlace = (view: View, { x, y }: { x: number; y: number }): Place => ({
  latitude: rounded(view.latitude - (y - mapHeight / 2) / (kmPerDegree * unitsPerKm(view))),
  longitude: rounded(
    view.longitude + (x - mapWidth / 2) / (kmPerDegreeEast(view.latitude) * unitsPerKm(view)),
  ),
});

export const isInView = (view: View, place: Place): boolean => {
  const { x, y } = toPoint(view, place);
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight;
};

const narrowest = 2;
const widest = 2_500;
const zoomStep = 3;
const held = (spanKm: number) => Math.min(widest, Math.max(narrowest, spanKm));
/** Nearer by positive steps, around the place. */
export const zoomed = (view: View, steps: number, around: Place = view): View => ({
  ...around,
  spanKm: held(view.spanKm / zoomStep ** steps),
});
export const canZoom = (view: View, steps: number): boolean => zoomed(view, steps).spanKm !== view.spanKm;

/** How wide a city is shown. */
const citySpanKm = 60;

/** All of these places with some room around; a single one as a city. */
export function viewOf(places: readonly Place[]): View | undefined {
  const [first] = places;
  if (!first) return undefined;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const wide = (east - west) * kmPerDegreeEast(middle.latitude);
  const high = ((north - south) * kmPerDegree * mapWidth) / mapHeight;
  return { ...middle, spanKm: held(Math.max(citySpanKm, Math.max(wide, high) * 1.3)) };
}

/** From one place to another: kilometres, and the nearest of eight directions. */
export function wayFrom(from: Place, to: Place): { km: number; direction: Direction } {
  const east = (to.longitude - from.longitude) * kmPerDegreeEast(from.latitude);
  const north = (to.latitude - from.latitude) * kmPerDegree;
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return { km: Math.hypot(east, north), direction: directions[(eighth + 8) % 8] ?? "n" };
}
const directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
type Direction = (typeof directions)[number];

const lineSteps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];
const mostLines = 7;

/** Round degrees that the map's lines stand at. */
export function linesOf(view: View): { latitudes: number[]; longitudes: number[] } {
  const corner = toPlace(view, { x: 0, y: mapHeight });
  const far = toPlace(view, { x: mapWidth, y: 0 });
  const wide = far.longitude - corner.longitude;
  const step = lineSteps.findLast((one) => wide / one <= mostLines) ?? 10;
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) }, (_, at) =>
      rounded((Math.ceil(from / step) + at) * step),
    );
  return {
    latitudes: between(corner.latitude, far.latitude),
    longitudes: between(corner.longitude, far.longitude),
  };
}

/** The longest round distance that a fifth of the map shows, and how long it is drawn. */
export function scaleOf(view: View): { km: number; units: number } {
  const most = view.spanKm / 5;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = [5, 2, 1].map((one) => one * power).find((one) => one <= most) ?? power;
  return { km: Number(km.toPrecision(1)), units: km * unitsPerKm(view) };
}
