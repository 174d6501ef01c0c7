import { style } from "../css/index.ts";

/** Stands in nobody's way: what is in it lies as if it were not there. */
export const place = style({ display: "contents" });
