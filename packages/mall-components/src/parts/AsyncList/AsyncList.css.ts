import { componentStyle, media, vars } from "@tradehall/ui/css";
import { inProgress } from "../in-progress.ts";

const border = `${vars.borderWidth.line} solid ${vars.color.line}`;

/** Focused only while a retry is on its way, when nothing in it can be. */
export const frame = componentStyle({
  minInlineSize: 0,
  outline: "none",
  selectors: { "&[data-state=refetching]": inProgress },
});

/** Cards side by side as the window has room for them. */
export const columns = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.roomy]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const line = componentStyle({ padding: vars.space.l, borderBlockEnd: border });
export const card = componentStyle({
  padding: vars.space.l,
  background: vars.color.surface,
  border,
  borderRadius: vars.radius.card,
});
export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
});
export const words = componentStyle({ flex: "1 1 auto" });
