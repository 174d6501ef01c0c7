import { focusRing, hover, media, recipe, smooth, style, vars, visuallyHidden } from "../../css/index.ts";

const chosen = "&:has(:checked)";
const line = `${vars.borderWidth.line} solid ${vars.color.lineStrong}`;
const ring = `${vars.borderWidth.focus} solid ${vars.color.focus}`;
const corner = `min(${vars.radius.control}, ${vars.radius.l})`;

/** One choice by variant; the input is the mark (plain) or covers the choice unseen (the others). */
export const option = recipe({
  base: [smooth],
  variants: {
    variant: {
      plain: {},
      card: [
        {
          padding: vars.space.m,
          border: line,
          borderRadius: vars.radius.card,
          background: vars.color.surface,
          flex: "1 1 0%",
          minInlineSize: `min(100%, ${vars.size.sidebar})`,
          selectors: {
            [chosen]: { borderColor: vars.color.accent, background: vars.color.accentSoft },
            "&:has(:focus-visible)": { outline: ring, outlineOffset: vars.space.xxs },
          },
        },
        hover({ borderColor: vars.color.accent }),
      ],
      chip: [
        {
          alignItems: "center",
          minBlockSize: vars.size.controlM,
          paddingInline: vars.space.m,
          border: line,
          borderRadius: corner,
          background: vars.color.surface,
          selectors: {
            [chosen]: {
              borderColor: vars.color.accent,
              boxShadow: `inset 0 0 0 ${vars.borderWidth.line} ${vars.color.accent}`,
              color: vars.color.onAccentSoft,
              background: vars.color.accentSoft,
            },
            "&:has(:disabled)": { borderStyle: "dashed", textDecoration: "line-through" },
            "&:has(:focus-visible)": { outline: ring, outlineOffset: vars.space.xxs },
          },
          "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
        },
        hover({ borderColor: vars.color.accent }),
      ],
    },
  },
});

export const cards = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });

export const srOnly = style([visuallyHidden, focusRing]);

export const picture = style({ flex: "none" });
