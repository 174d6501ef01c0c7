import { componentStyle, focusRingInside, hover, media, selected, smooth, vars } from "@tradehall/ui/css";

const edge = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const menu = componentStyle({
  position: "relative",
  background: vars.color.surface,
  border: edge,
  borderRadius: vars.radius.card,
  "@media": {
    [media.belowDesktop]: {
      display: "flex",
      overflowX: "auto",
      scrollbarWidth: "none",
      overscrollBehaviorInline: "contain",
    },
    [media.desktop]: { paddingBlock: vars.space.s },
  },
});

export const group = componentStyle({
  "@media": {
    [media.belowDesktop]: { display: "flex", flex: "none" },
    [media.desktop]: {
      paddingBlock: vars.space.s,
      selectors: { "& + &": { borderBlockStart: edge } },
    },
  },
});

export const title = componentStyle({
  paddingInline: vars.space.l,
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textFaint,
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const list = componentStyle({ "@media": { [media.belowDesktop]: { display: "flex" } } });

export const entry = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.l,
    fontSize: vars.fontSize.s,
    color: vars.color.text,
    whiteSpace: "nowrap",
    borderInlineStart: `${vars.borderWidth.mark} solid transparent`,
    "@media": {
      [media.belowDesktop]: {
        minBlockSize: vars.size.touch,
        paddingInline: vars.space.m,
        borderInlineStart: 0,
        borderBlockEnd: `${vars.borderWidth.strong} solid transparent`,
      },
    },
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({
    color: vars.color.onAccentSoft,
    background: vars.color.accentSoft,
    borderColor: vars.color.accent,
    fontWeight: vars.weight.strong,
  }),
]);

export const count = componentStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.text,
  fontVariantNumeric: "tabular-nums",
  background: vars.color.sale,
  color: vars.color.onSale,
});
