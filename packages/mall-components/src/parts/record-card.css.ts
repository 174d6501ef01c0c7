import { componentStyle, media, vars } from "@tradehall/ui/css";

const border = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const card = componentStyle({
  background: vars.color.surface,
  border,
  borderRadius: vars.radius.card,
  overflow: "hidden",
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});

export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 1fr) minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.l,
  padding: vars.space.m,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: vars.space.m } },
});

/** What can be done with the record; on a phone in a row of its own, at its end. */
export const acts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
