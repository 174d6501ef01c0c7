import { disabled, focusRing, hover, reachable, recipe, smooth, vars } from "../../css/index.ts";

const tone = (color: string, hovered: string) => [{ color }, hover({ color: hovered })];

export const link = recipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space.xs,
      cursor: "pointer",
      borderRadius: vars.radius.s,
      textUnderlineOffset: "0.2em",
    },
    smooth,
    focusRing,
    reachable,
    disabled({ color: vars.color.disabledText, cursor: "not-allowed", textDecoration: "none" }),
  ],
  variants: {
    tone: {
      link: tone(vars.color.link, vars.color.linkHover),
      neutral: tone(vars.color.text, vars.color.linkHover),
      muted: tone(vars.color.textMuted, vars.color.linkHover),
      inherit: tone("inherit", "inherit"),
    },
    underline: {
      hover: hover({ textDecoration: "underline" }),
      always: { textDecoration: "underline" },
      never: {},
    },
  },
});
