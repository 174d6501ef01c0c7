import { componentStyle, media, vars } from "@tradehall/ui/css";

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});

export const empty = componentStyle({
  padding: vars.space.l,
  fontSize: vars.fontSize.s,
  color: vars.color.textFaint,
});

export const tickets = componentStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  "@media": {
    [media.wide]: { gridTemplateColumns: "1fr 1fr" },
    [media.roomy]: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
});

export const facts = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
export const reason = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.warning });
