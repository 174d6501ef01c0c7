import type { StyleRule } from "@vanilla-extract/css";
import type { Drawing } from "../components/Icon/drawing.ts";

const strokes = "fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";

const element = ([tag, looks]: Drawing["shapes"][number]): string =>
  `<${tag} ${Object.entries(looks)
    .map(([name, value]) => `${name}='${value}'`)
    .join(" ")}/>`;

/**
 * An icon as the looks of a `::before`, in the colour of the words: its shape stands once in the style sheet. For what a
 * page has dozens of; elsewhere `Icon` is plainer.
 */
export function iconMask({ shapes }: Drawing, size: string): StyleRule {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${strokes}>${shapes.map(element).join("")}</svg>`;
  return {
    content: "",
    flex: "none",
    inlineSize: size,
    blockSize: size,
    background: "currentcolor",
    // By the name that older browsers know too; all others take it for `mask`.
    WebkitMask: `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}") center / contain no-repeat`,
    "@media": { "(forced-colors: active)": { background: "CanvasText" } },
  };
}
