import { disabled, focusRing, media, reachable, recipe, smooth, style, vars } from "../../css/index.ts";

/** The words and the mark of one choice; the whole line can be pressed. */
export const line = style([
  {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: vars.space.s,
    fontSize: vars.fontSize.m,
    lineHeight: vars.lineHeight.text,
    cursor: "pointer",
    minInlineSize: 0,
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", color: vars.color.disabledText } },
    "@media": { [media.coarse]: { minBlockSize: vars.size.touch, alignItems: "center" } },
  },
  reachable,
]);

export const words = style({ display: "grid", minInlineSize: 0 });

export const description = style({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

/** The box of a checkbox and the circle of a radio button: the native input itself. */
export const mark = recipe({
  base: [
    {
      appearance: "none",
      flex: "none",
      display: "inline-grid",
      placeContent: "center",
      inlineSize: vars.size.iconM,
      blockSize: vars.size.iconM,
      // In the middle of the first line, however large its letters are.
      marginBlockStart: `max(0.1em, (1lh - ${vars.size.iconM}) / 2 - 0.1em)`,
      background: vars.color.surface,
      border: `${vars.borderWidth.line} solid ${vars.color.control}`,
      cursor: "inherit",
      selectors: {
        "&::before": { content: "", inlineSize: "0.7em", blockSize: "0.7em", transform: "scale(0)" },
        // A radio button of a group without a choice is `:indeterminate` too; it must not look chosen.
        "&:checked, &[type=checkbox]:indeterminate": {
          borderColor: vars.color.accent,
          background: vars.color.accent,
        },
        "&:checked::before, &[type=checkbox]:indeterminate::before": {
          background: vars.color.onAccent,
          transform: "scale(1)",
        },
        "&[aria-invalid=true]": { borderColor: vars.color.danger },
      },
      "@media": { "(forced-colors: active)": { appearance: "auto" } },
    },
    smooth,
    focusRing,
    disabled({ background: vars.color.disabledBg, borderColor: vars.color.lineStrong }),
  ],
  variants: {
    kind: {
      check: {
        borderRadius: `min(${vars.radius.s}, ${vars.radius.m})`,
        selectors: {
          "&:checked::before": {
            clipPath: "polygon(14% 44%, 0 65%, 42% 100%, 100% 16%, 80% 0%, 38% 66%)",
          },
          "&:indeterminate::before": { clipPath: "inset(40% 0)" },
        },
      },
      radio: {
        borderRadius: vars.radius.round,
        selectors: {
          "&::before": { borderRadius: vars.radius.round, inlineSize: "0.5em", blockSize: "0.5em" },
        },
      },
    },
  },
});

/** Several choices in a column or a line. */
export const list = recipe({
  base: { display: "flex", flexWrap: "wrap", columnGap: vars.space.l, rowGap: vars.space.s },
  variants: { orientation: { horizontal: {}, vertical: { flexDirection: "column" } } },
});
