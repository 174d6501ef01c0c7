import type { IconNode } from "lucide";

/** Strokes in a square of 24 by 24; how they look is in the style sheet. */
export interface Drawing {
  shapes: IconNode;
}

const corner = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-\d.])?)/;
/** A path of its own begins at its corner, whether it says so or not; what follows without a letter are lines. */
const fromCorner = (_: string, x: string, y: string, line?: string) => `M${x} ${y}${line ? "l" : ""}`;

/** What a shape draws, as a part of a path; undefined where it is no path, or more than strokes. */
function pathOf([tag, { d, cx, cy, r, ...more }]: IconNode[number]): string | undefined {
  if (Object.keys(more).length > 0) return undefined;
  if (tag === "path") return String(d).replace(corner, fromCorner);
  const half = `a${r} ${r} 0 1 0 `;
  const across = 2 * Number(r);
  return tag === "circle"
    ? `M${Number(cx) - Number(r)} ${cy}${half}${across} 0${half}-${across} 0`
    : undefined;
}

/** An icon of lucide in as few shapes as can be: pages hold a hundred. */
export function drawing(node: IconNode): Drawing {
  const d = node.map(pathOf).join("");
  const others = node.filter((shape) => pathOf(shape) === undefined);
  return { shapes: d === "" ? others : [["path", { d }], ...others] };
}
