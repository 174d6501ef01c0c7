import { createElement } from "react";
import type { Drawing } from "./drawing.ts";

/** What is in the `<svg>` of a drawing. */
export const shapesOf = ({ shapes }: Drawing) =>
  shapes.map(([tag, looks], at) => createElement(tag, { key: at, ...looks }));
