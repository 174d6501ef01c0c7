import { style } from "../css/index.ts";

/** The boxes inside stand in the layout of the element around. */
export const content = style({ display: "contents" });
