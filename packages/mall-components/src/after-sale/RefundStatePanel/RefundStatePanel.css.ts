import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({ display: "grid", gap: vars.space.s, justifyItems: "start" });

export { acts, sentence, title } from "../../parts/state-panel.css.ts";
