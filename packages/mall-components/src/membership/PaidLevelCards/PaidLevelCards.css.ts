import { componentStyle, focusRing, hover, media, smooth, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "grid",
  gap: vars.space.m,
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(0, 1fr))", gridAutoFlow: "column" },
  },
});

export const item = componentStyle({ minInlineSize: 0 });

export const card = componentStyle([
  {
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    blockSize: "100%",
    padding: vars.space.l,
    border: `${vars.borderWidth.strong} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.text,
    selectors: { "&[aria-current]": { borderColor: vars.color.accent } },
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent }),
]);

export const block = componentStyle({
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.xs,
  color: vars.color.warning,
  fontSize: vars.fontSize.s,
});
