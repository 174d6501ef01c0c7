import { componentStyle, media, times, vars } from "@tradehall/ui/css";

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

/** Fewer beside each other where the letters are large. */
const atLeast = (share: string) =>
  `repeat(auto-fill, minmax(max(${share}, ${times(vars.fontSize.l, 18)}), 1fr))`;

export const tickets = componentStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  "@media": {
    [media.wide]: { gridTemplateColumns: atLeast("48%") },
    [media.roomy]: { gridTemplateColumns: atLeast("32%") },
  },
});

export const facts = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
export const reason = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.warning });
