import { disabled, focusRingInside, hover, media, selected, smooth, style, vars } from "../../css/index.ts";

const edge = `${vars.borderWidth.line} solid ${vars.color.line}`;
const forced = "(forced-colors: active)";

export const nav = style({
  minInlineSize: 0,
  background: vars.color.surface,
  border: edge,
  borderRadius: vars.radius.card,
});

export const group = style({
  paddingBlock: vars.space.s,
  selectors: { "& + &": { borderBlockStart: edge } },
});

const headingLooks = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  // Begins where the words of the pages do, behind the mark of the current one.
  paddingInline: `calc(${vars.space.l} + ${vars.borderWidth.mark}) ${vars.space.l}`,
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.textFaint,
  overflowWrap: "anywhere",
} as const;

export const heading = style(headingLooks);

export const foldableHeading = style([
  headingLooks,
  { minBlockSize: vars.size.controlM, "@media": { [media.coarse]: { minBlockSize: vars.size.touch } } },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
]);

export const arrow = style({
  display: "inline-flex",
  flex: "none",
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const list = style({ minInlineSize: 0 });

export const entry = style([
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.xs,
    fontSize: vars.fontSize.s,
    lineHeight: vars.lineHeight.snug,
    color: vars.color.text,
    borderInlineStart: `${vars.borderWidth.mark} solid transparent`,
    "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
  selected({
    color: vars.color.onAccentSoft,
    background: vars.color.accentSoft,
    borderColor: vars.color.accent,
    fontWeight: vars.weight.strong,
    "@media": { [forced]: { borderColor: "Highlight" } },
  }),
  // Where the system chooses the colours, it draws edges that are transparent, too.
  { "@media": { [forced]: { borderColor: "Canvas" } } },
]);

export const words = style({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const badge = style({
  flex: "none",
  // A single digit is in a circle.
  minInlineSize: "1lh",
  paddingInline: vars.space.xs,
  textAlign: "center",
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  background: vars.color.sale,
  color: vars.color.onSale,
});
