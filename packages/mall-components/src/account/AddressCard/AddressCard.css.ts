import { componentStyle, vars } from "@tradehall/ui/css";
import * as record from "../../parts/own-record.css.ts";

export const card = componentStyle([record.card, { gap: vars.space.xs }]);
export const actions = record.acts;
