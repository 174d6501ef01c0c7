import { clampLines, componentStyle, hover, media, smooth, times, vars } from "@tradehall/ui/css";

const ring = `${vars.borderWidth.focus} solid ${vars.color.focus}`;

export const section = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});
export const note = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const empty = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s,
  padding: vars.space.xl,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  border: `${vars.borderWidth.line} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
});

export const cards = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "1fr",
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(${times(vars.size.sidebar, 1.25)}, 1fr))`,
    },
  },
});

export const card = componentStyle([
  {
    position: "relative",
    display: "flex",
    background: vars.color.surface,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    selectors: {
      "&:has(:checked)": {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.line} ${vars.color.accent}`,
        background: vars.color.accentSoft,
      },
      "&:has(input:focus-visible)": { outline: ring, outlineOffset: vars.space.xxs },
    },
  },
  smooth,
  hover({ borderColor: vars.color.accent }),
]);

export const choice = componentStyle({
  display: "flex",
  flex: "1 1 auto",
  alignItems: "flex-start",
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  cursor: "pointer",
});

export const radio = componentStyle({
  flex: "none",
  inlineSize: vars.size.iconS,
  blockSize: vars.size.iconS,
  marginBlockStart: vars.space.xs,
  outline: "none",
  accentColor: vars.color.accent,
});

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
});

export const who = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  paddingInlineEnd: vars.space.xxl,
});

export const receiver = componentStyle([
  { fontWeight: vars.weight.strong, overflowWrap: "anywhere" },
  clampLines(1),
]);
export const mobile = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
export const region = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const detail = componentStyle([{ lineHeight: vars.lineHeight.snug }, clampLines(2)]);

export const edit = componentStyle({
  position: "absolute",
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  fontSize: vars.fontSize.xs,
});

export const error = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.danger });
