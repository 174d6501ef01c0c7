import {
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const cart = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.s,
    flex: "none",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.l,
    border: `${vars.borderWidth.line} solid ${vars.color.onHeaderMuted}`,
    borderRadius: vars.radius.control,
    color: vars.color.onHeader,
    whiteSpace: "nowrap",
    pointerEvents: "auto",
    "@media": { [media.narrow]: { paddingInline: vars.space.s, border: 0, minBlockSize: vars.size.touch } },
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.signal }),
]);

export const word = componentStyle({
  "@media": { [media.narrow]: { position: "absolute", clipPath: "inset(50%)" } },
});

// Four letters wide from the start, so that 9 → 999+ moves nothing.
export const count = componentRecipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minInlineSize: times(vars.fontSize.xs, 2.9),
    blockSize: times(vars.fontSize.xs, 1.6),
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.round,
    background: vars.color.sale,
    color: vars.color.onSale,
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.tight,
  },
  variants: {
    isEmpty: { true: { background: vars.color.disabledBg, color: vars.color.textMuted } },
  },
});
