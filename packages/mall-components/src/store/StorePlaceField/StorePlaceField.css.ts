import { componentGlobalStyle, componentStyle, focusRing, media, times, vars } from "@tradehall/ui/css";

export const field = componentStyle({
  display: "grid",
  gap: vars.space.s,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

/** Wide enough to aim at, and no wider than what is around it. */
const width = times(vars.size.gallery, 1.5);

export const map = componentStyle([
  {
    maxInlineSize: width,
    cursor: "crosshair",
    overflow: "hidden",
    background: vars.color.surfaceSunken,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    touchAction: "manipulation",
  },
  focusRing,
]);

export const drawing = componentStyle({ display: "block", inlineSize: "100%", blockSize: "auto" });

export const line = componentStyle({
  fill: "none",
  stroke: vars.color.line,
  strokeWidth: vars.borderWidth.line,
});

/** Marks: what they look like is in the rules of their parts. */
export const city = componentStyle({ fontSize: vars.fontSize.m });
componentGlobalStyle(`${city} circle`, { fill: vars.color.textFaint });
componentGlobalStyle(`${city} text`, { fill: vars.color.textMuted });
export const scale = componentStyle({ fontSize: vars.fontSize.s });
componentGlobalStyle(`${scale} path`, {
  fill: "none",
  stroke: vars.color.textMuted,
  strokeWidth: vars.borderWidth.strong,
});
componentGlobalStyle(`${scale} text`, { fill: vars.color.textMuted });
export const mark = componentStyle({});
componentGlobalStyle(`${mark} path`, {
  fill: vars.color.accent,
  stroke: vars.color.surface,
  strokeWidth: vars.borderWidth.strong,
});
componentGlobalStyle(`${mark} circle`, { fill: vars.color.onAccent });

export const foot = componentStyle({
  maxInlineSize: width,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  "@media": { [media.narrow]: { display: "grid" } },
});
