import { style, visuallyHidden } from "../../css/index.ts";

export const region = style(visuallyHidden);
