import { media, recipe, style, vars, visuallyHidden } from "../../css/index.ts";

export const list = style({ display: "flex", inlineSize: "100%" });

export const step = recipe({
  base: {
    flex: "1 1 0%",
    minInlineSize: 0,
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: vars.space.xs,
    textAlign: "center",
    // 提交/订单 rather than 提交订/单.
    textWrap: "balance",
    fontSize: vars.fontSize.s,
    color: vars.color.textFaint,
    paddingInline: vars.space.xs,
    // The line to the step before runs at half the height of the circle.
    selectors: {
      "&:not(:first-child)::before": {
        content: "",
        position: "absolute",
        insetBlockStart: `calc(${vars.size.controlS} / 2)`,
        insetInlineEnd: `calc(50% + ${vars.size.controlS} / 2 + ${vars.space.s})`,
        inlineSize: `calc(100% - ${vars.size.controlS} - ${vars.space.l})`,
        blockSize: vars.borderWidth.strong,
        background: vars.color.line,
      },
    },
    "@media": { [media.narrow]: { fontSize: vars.fontSize.xs } },
  },
  variants: {
    state: {
      done: {
        color: vars.color.textMuted,
        selectors: { "&:not(:first-child)::before": { background: vars.color.accent } },
      },
      current: {
        color: vars.color.text,
        fontWeight: vars.weight.strong,
        selectors: { "&:not(:first-child)::before": { background: vars.color.accent } },
      },
      coming: {},
    },
  },
});

export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    borderRadius: vars.radius.round,
    border: `${vars.borderWidth.strong} solid ${vars.color.lineStrong}`,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: "tabular-nums",
    background: vars.color.surface,
  },
  variants: {
    state: {
      done: {
        borderColor: vars.color.accent,
        color: vars.color.accent,
        background: vars.color.accentSoft,
      },
      current: {
        borderColor: vars.color.accent,
        background: vars.color.accent,
        color: vars.color.onAccent,
      },
      coming: {},
    },
  },
});

export const description = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
  // From … to … in two lines is in one of each.
  textWrap: "balance",
  // With four steps or more no column of a phone holds a date.
  "@media": {
    [media.narrow]: { selectors: { "ol:has(> :nth-child(4)) > li > &": visuallyHidden } },
  },
});

export const srOnly = style(visuallyHidden);
