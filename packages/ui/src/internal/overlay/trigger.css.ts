import { style } from "../../css/index.ts";

export const wrapper = style({ display: "inline-flex", minInlineSize: 0 });
