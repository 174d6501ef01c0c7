import type { StyleRule } from "@vanilla-extract/css";
import type { Drawing } from "../components/Icon/drawing.ts";

const box = 24;
const strokeWidth = 2;
const strokes = `stroke='black' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'`;

const element = ([tag, looks]: Drawing["shapes"][number]): string =>
  `<${tag} ${Object.entries(looks)
    .map(([name, value]) => `${name}='${value}'`)
    .join(" ")}/>`;

const straight = /M(\d+) (\d+)([hv])(\d+)/g;

/** A stroke along one axis as a gradient: its length with both ends, its place as CSS counts it, of the room that is left. */
function bar([, x, y, way, length]: RegExpMatchArray): string {
  const long = Number(length) + strokeWidth;
  const [width, height] = way === "h" ? [long, strokeWidth] : [strokeWidth, long];
  const share = (start: string | undefined, size: number) =>
    `${((Number(start) - strokeWidth / 2) / (box - size)) * 100}%`;
  const part = (size: number) => `${(size / box) * 100}%`;
  return `linear-gradient(#000 0 0) ${share(x, width)} ${share(y, height)} / ${part(width)} ${part(height)} no-repeat`;
}

/** A drawing of nothing but strokes along the axes, as gradients; undefined for any other. */
function bars(shapes: Drawing["shapes"]): string | undefined {
  const path = shapes.length === 1 && shapes[0]?.[0] === "path" ? String(shapes[0][1].d) : "";
  if (path === "" || path.replace(straight, "") !== "") return undefined;
  return [...path.matchAll(straight)].map(bar).join(", ");
}

function picture(shapes: Drawing["shapes"], fill: "none" | "black" = "none"): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${box} ${box}' fill='${fill}' ${strokes}>${shapes.map(element).join("")}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
}

/**
 * An icon as the looks of a `::before`, in the colour of the words: its shape appears once in the style sheet. For what a
 * page has dozens of; elsewhere `Icon` is plainer.
 */
export function iconMask({ shapes }: Drawing, size: string): StyleRule {
  return {
    content: "",
    flex: "none",
    inlineSize: size,
    blockSize: size,
    background: "currentcolor",
    // By the name that older browsers know too; all others take it for `mask`. A browser makes a document of its own for
    // each picture of this kind, which a few strokes are not worth.
    WebkitMask: bars(shapes) ?? `${picture(shapes)} center / contain no-repeat`,
    "@media": { "(forced-colors: active)": { background: "CanvasText" } },
  };
}

/**
 * A row of one icon as the looks of a `::before` or `::after`, as many as it is wide. For marks that a list repeats: five
 * drawings for each of ten reviews were an eighth of a product's page.
 */
export const iconRow = ({ shapes }: Drawing, size: string, isFilled: boolean): StyleRule => ({
  content: "",
  blockSize: size,
  background: "currentcolor",
  WebkitMask: `${picture(shapes, isFilled ? "black" : "none")} 0 0 / ${size} ${size} repeat-x`,
  // Paper shows no backgrounds by itself.
  printColorAdjust: "exact",
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
