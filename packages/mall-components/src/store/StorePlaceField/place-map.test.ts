import { expect, test } from "vitest";
import { cityCentre } from "./city-centres.ts";
import {
  canZoom,
  isInView,
  linesOf,
  mapHeight,
  mapWidth,
  scaleOf,
  toPlace,
  toPoint,
  viewOf,
  wayFrom,
  zoomed,
} from "./place-map.ts";

const wenzhou = { latitude: 28, longitude: 120.67 };
const view = { ...wenzhou, spanKm: 60 };

test("a place is drawn where a press there finds it again", () => {
  expect(toPoint(view, wenzhou)).toEqual({ x: mapWidth / 2, y: mapHeight / 2 });
  const place = toPlace(view, { x: 100, y: 40 });
  const { x, y } = toPoint(view, place);
  expect([Math.round(x), Math.round(y)]).toEqual([100, 40]);
  expect(isInView(view, place)).toBe(true);
  expect(isInView(view, { latitude: 39.9, longitude: 116.4 })).toBe(false);
});

test("says how far and where to", () => {
  const { km, direction } = wayFrom(wenzhou, { latitude: 27.9, longitude: 120.83 });
  expect(Math.round(km)).toBe(19);
  expect(direction).toBe("se");
  expect(wayFrom(wenzhou, { ...wenzhou, latitude: 28.1 }).direction).toBe("n");
  expect(wayFrom(wenzhou, { ...wenzhou, longitude: 120 }).direction).toBe("w");
});

test("a province is shown whole, a city by itself, nothing without a place", () => {
  const zhejiang = ["330100", "330200", "330300", "330800", "330900"].flatMap((id) => cityCentre(id) ?? []);
  expect(zhejiang).toHaveLength(5);
  const whole = viewOf(zhejiang);
  expect(whole && zhejiang.every((place) => isInView(whole, place))).toBe(true);
  expect(viewOf([wenzhou])).toMatchObject({ ...wenzhou, spanKm: 60 });
  expect(viewOf([])).toBeUndefined();
  expect(cityCentre("419000")).toBeUndefined();
});

test("comes nearer and goes away between bounds, around a place", () => {
  const near = zoomed(view, 1, { latitude: 27.9, longitude: 120.8 });
  expect(near).toEqual({ latitude: 27.9, longitude: 120.8, spanKm: 20 });
  expect(canZoom(zoomed(view, 9), 1)).toBe(false);
  expect(canZoom(zoomed(view, -9), -1)).toBe(false);
});

test("has lines at round degrees and a round scale at every nearness", () => {
  for (const steps of [-3, -1, 0, 1, 2, 3]) {
    const shown = zoomed(view, steps);
    const { latitudes, longitudes } = linesOf(shown);
    expect(longitudes.length).toBeGreaterThan(1);
    expect(longitudes.length).toBeLessThan(9);
    expect(latitudes.length).toBeGreaterThan(0);
    expect(scaleOf(shown).units).toBeLessThan(mapWidth / 4);
  }
  expect(scaleOf(view).km).toBe(10);
});
