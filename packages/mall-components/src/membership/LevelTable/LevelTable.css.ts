import { componentStyle, media, vars } from "@tradehall/ui/css";

/** Below the wide breakpoint rows are cards, each value with its own label. */
export const table = componentStyle({
  display: "block",
  inlineSize: "100%",
  borderCollapse: "collapse",
  "@media": { [media.wide]: { display: "table" } },
});

export const body = componentStyle({
  display: "grid",
  gap: vars.space.m,
  "@media": { [media.wide]: { display: "table-row-group" } },
});

/** Below the wide breakpoint each value says what it is itself. */
export const head = componentStyle({
  display: "none",
  "@media": { [media.wide]: { display: "table-header-group" } },
});

export const headCell = componentStyle({
  padding: vars.space.s,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.regular,
  textAlign: "start",
});

export const row = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: { "&[data-own]": { borderColor: vars.color.accent, background: vars.color.accentSoft } },
  "@media": { [media.wide]: { display: "table-row", borderInlineStyle: "none" } },
});

export const name = componentStyle({
  fontWeight: vars.weight.strong,
  textAlign: "start",
  overflowWrap: "anywhere",
  "@media": { [media.wide]: { padding: vars.space.s } },
});

export const cell = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.m,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.wide]: { display: "table-cell", padding: vars.space.s } },
});

export const label = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  "@media": { [media.wide]: { display: "none" } },
});

export const none = componentStyle({ color: vars.color.textFaint });
