import { style, vars } from "../../css/index.ts";

export const body = style({ padding: vars.space.m, outline: "none", fontSize: vars.fontSize.m });
