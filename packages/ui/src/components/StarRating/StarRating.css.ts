import { focusRing, hover, style, vars, visuallyHidden } from "../../css/index.ts";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
});

export const stars = style({ display: "inline-flex" });

/** A star is set where it or one after it is the answer: so the row is right before a script has loaded. */
export const star = style([
  {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.s,
    color: vars.color.textFaint,
    cursor: "pointer",
    selectors: {
      "&:has(input:checked), &:has(~ label input:checked)": { color: vars.color.rating },
      "&:has(:disabled)": { cursor: "not-allowed" },
      "&:has(:focus-visible)": {
        outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      },
    },
  },
  hover({ background: vars.color.surfaceSunken }),
]);

export const input = style([visuallyHidden, focusRing]);

export const words = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
