/** The pictures that the recorded answers name, drawn: a page of a story needs no picture service. */
import type { PictureOf } from "../../packages/mall-components/src/product/ProductPicture/picture-sources.ts";
import {
  type SampleShape,
  samplePicture,
  sampleShapes,
} from "../../packages/mall-components/src/samples/pictures.ts";

/** What is drawn for names that are no shape, by the folder of their path. */
const ofFolder: Record<string, SampleShape> = { c: "wrench", s: "wrench", b: "drill", h: "helmet" };

/** A path of the example answers, e.g. `/pictures/p/wrench-212`: the shape, and the hue after it. */
function drawn(path: string): string {
  const [, folder = "", name = "", hue = ""] = /\/(\w)\/([a-z]+)[^/\d]*(\d*)/.exec(path) ?? [];
  const shape = sampleShapes.find((one) => one === name) ?? ofFolder[folder] ?? "box";
  return samplePicture(shape, Number(hue) || 210);
}

export const drawnPicture: PictureOf = (path) => ({ src: path.startsWith("data:") ? path : drawn(path) });
