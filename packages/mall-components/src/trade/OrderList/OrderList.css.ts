import { componentStyle, vars } from "@tradehall/ui/css";
import { inProgress } from "../in-progress.ts";

export const list = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  selectors: { "&[data-refreshing]": inProgress },
});

export const placeholder = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const row = componentStyle({ display: "flex", gap: vars.space.m });
export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
});
export const words = componentStyle({ flex: "1 1 auto" });
