import { componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "auto 1fr auto",
      columnGap: vars.space.l,
      padding: vars.space.xl,
    },
  },
});

export const title = componentStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
});

export const ways = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});

export const amount = componentStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "flex-end",
  gap: vars.space.s,
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { gridColumn: "auto", alignSelf: "center" } },
});
