import { componentStyle, media, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "grid",
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  "@media": {
    [media.wide]: {
      selectors: { "&:has(> section)": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
    },
  },
});

export const pay = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  padding: vars.space.xl,
  textAlign: "center",
});

export const title = componentStyle({ fontSize: vars.fontSize.xl, fontWeight: vars.weight.strong });

/** Beside the code; on a phone under it. */
export const orders = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  padding: vars.space.xl,
  background: vars.color.surfaceSunken,
  overflowWrap: "anywhere",
});

export const ordersTitle = componentStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
  selectors: { "&:not(:first-child)": { marginBlockStart: vars.space.m } },
});

export const error = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.danger });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.l,
  minBlockSize: vars.size.controlM,
  fontSize: vars.fontSize.s,
});
