import { style, vars } from "../../css/index.ts";

export const content = style({ display: "flex", alignItems: "flex-start", gap: vars.space.m });
