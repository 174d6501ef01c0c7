import { style, visuallyHidden } from "../../css/index.ts";

export const hidden = style(visuallyHidden);
