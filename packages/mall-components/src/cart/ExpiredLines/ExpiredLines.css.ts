import { componentStyle, media, vars } from "@tradehall/ui/css";

export const group = componentStyle({
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
});

export const title = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.weight.medium });

export const line = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto auto", columnGap: vars.space.xl } },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
  gridColumn: "1 / -1",
  justifyContent: "flex-end",
  "@media": { [media.wide]: { gridColumn: "auto" } },
});
